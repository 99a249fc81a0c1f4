import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';

/** Where else to go from the door: for who forgot their password, for a company that is not here yet, and what is kept of people. */
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
