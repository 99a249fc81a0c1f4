import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { correo } from '@jornada/contract';
import { useRead } from '@jornada/web/calls.ts';
import { Hint } from '@jornada/web/list/section.tsx';

/** Whether mails are sent automatically; true until it is known that they wait to be handed over. */
export const useSendsMail = (): boolean => useRead(correo.listado, { limit: 1 }).data?.seEnvia !== false;

/** Says that without a mail server nothing is sent automatically, with a link to the waiting mails. */
export function MailNote() {
  const { t } = useTranslation();
  if (useSendsMail()) return null;
  return (
    <Hint>
      {t('correos.a-mano')} <Link to="/correo">{t('correos.a-mano-ver')}</Link>
    </Hint>
  );
}
