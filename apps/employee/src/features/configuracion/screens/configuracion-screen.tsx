import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { Page } from '@jornada/web/page.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { Account } from '../components/account.tsx';
import { About } from '../components/about.tsx';
import { Appearance } from '../components/appearance.tsx';
import { Availability } from '../components/availability.tsx';
import { Colleagues } from '../components/colleagues.tsx';
import { Install } from '../components/install.tsx';
import { Language } from '../components/language.tsx';
import { Notifications } from '../components/notifications.tsx';
import { OwnCalendar } from '../components/own-calendar.tsx';
import { OwnPay } from '../components/own-pay.tsx';
import { Security } from '../components/security.tsx';
import { Sessions } from '../components/sessions.tsx';
import { TaxForm } from '../components/tax-form.tsx';
import classes from '../configuracion.module.css';

/** The settings of a person. Everything takes effect at once: there is no save button. */
export function ConfiguracionScreen() {
  const { t } = useTranslation();
  // Personal settings cannot be changed by somebody who acts for the person.
  const isActing = useSession().simulatedUser !== null;
  return (
    <Page title={t('configuracion.titulo')}>
      <div className={classes.layout}>
        <Stack gap="xxl" miw={0}>
          <Account />
          {!isActing && <Language />}
          <Appearance />
          {!isActing && <Notifications />}
          {!isActing && <OwnPay />}
          {!isActing && <TaxForm />}
          {!isActing && <Availability />}
          {!isActing && <OwnCalendar />}
          {!isActing && <Colleagues />}
          {!isActing && <Install />}
        </Stack>
        <Stack gap="xxl" miw={0} data-area="wide">
          {isActing ? <p>{t('configuracion.en-su-nombre')}</p> : <Security />}
          <Sessions />
          <About />
        </Stack>
      </div>
    </Page>
  );
}
