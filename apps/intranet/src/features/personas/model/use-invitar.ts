import { useTranslation } from 'react-i18next';
import { personas } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useSendsMail } from '../../../shared/mail-note.tsx';
import { useSend } from '@jornada/web/calls.ts';

/** Invites one person, and says whether the mail is being sent or waits to be handed over. */
export function useInvitar() {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const sendsMail = useSendsMail();
  const told = () => notices.show(t(sendsMail ? 'personas.cuenta.enviada' : 'personas.cuenta.espera'));
  return useSend(personas.invitar, { onSuccess: told });
}
