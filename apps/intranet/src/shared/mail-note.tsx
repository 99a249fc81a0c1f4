import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { correo } from '@jornada/contract';
import { useRead } from '@jornada/web/calls.ts';
import classes from './parts.module.css';

/** Whether mails are sent automatically; true until it is known that they wait to be handed over. */
export const useSendsMail = (): boolean => useRead(correo.listado, { limit: 1 }).data?.seEnvia !== false;

/** Says that without a mail server nothing is sent automatically, with a link to the waiting mails. */
export function MailNote() {
  const { t } = useTranslation();
  if (useSendsMail()) return null;
  return (
    <p className={classes.note}>
      {t('correos.a-mano')} <Link to="/correo">{t('correos.a-mano-ver')}</Link>
    </p>
  );
}
