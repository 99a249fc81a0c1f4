import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { Page } from '@jornada/web/page.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { Account } from '../components/account.tsx';
import { About } from '../components/about.tsx';
import { Appearance } from '../components/appearance.tsx';
import { Language } from '../components/language.tsx';
import { Notifications } from '../components/notifications.tsx';
import { Security } from '../components/security.tsx';
import { Sessions } from '../components/sessions.tsx';
import classes from '../configuracion.module.css';

/** What a person sets for themselves. Everything takes effect at once: there is nothing to save. */
export function ConfiguracionScreen() {
  const { t } = useTranslation();
  // What is only the person's own is changed by nobody else.
  const isActing = useSession().simulatedUser !== null;
  return (
    <Page title={t('configuracion.titulo')}>
      <div className={classes.layout}>
        <Stack gap="xxl" miw={0}>
          <Account />
          {!isActing && <Language />}
          <Appearance />
          {!isActing && <Notifications />}
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
