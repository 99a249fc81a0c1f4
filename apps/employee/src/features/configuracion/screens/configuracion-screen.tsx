import { useTranslation } from 'react-i18next';
import { Page } from '@jornada/web/page.tsx';
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
  return (
    <Page title={t('configuracion.titulo')}>
      <div className={classes.layout}>
        <div className={classes.column}>
          <Account />
          <Language />
          <Appearance />
          <Notifications />
        </div>
        <div className={classes.column} data-area="wide">
          <Security />
          <Sessions />
          <About />
        </div>
      </div>
    </Page>
  );
}
