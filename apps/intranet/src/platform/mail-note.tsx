import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { correo } from '@jornada/contract';
import { useRead } from './calls.ts';
import classes from './parts.module.css';

/** Where no mail server is set, nothing leaves by itself: it is said so, with the way to the mails that wait. */
export function MailNote() {
  const { t } = useTranslation();
  const { data } = useRead(correo.listado, { limit: 1 });
  if (data?.seEnvia !== false) return null;
  return (
    <p className={classes.note}>
      {t('correos.a-mano')} <Link to="/correo">{t('correos.a-mano-ver')}</Link>
    </p>
  );
}
