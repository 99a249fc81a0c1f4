import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';

/** Links on the log-in: forgotten password, registration of a company, and privacy. */
export function DoorLinks() {
  const { t } = useTranslation();
  return (
    <>
      <Link to="/recovery">{t('login.olvidada')}</Link>
      <Link to="/registro">{t('login.alta')}</Link>
      <Link to="/privacidad">{t('login.privacidad')}</Link>
    </>
  );
}
