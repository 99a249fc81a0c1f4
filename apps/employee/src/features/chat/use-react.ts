import { chat } from '@jornada/contract/chat/calls.ts';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import type { Reaccion } from '@jornada/domain/chat/modelo.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useServices } from '../../shared/services.tsx';
import { adoptMessage } from './api.ts';
import { useSalaId } from './sala-context.ts';

/** Reacts to a message, or takes a reaction back. */
export function useReact() {
  const services = useServices();
  const salaId = useSalaId();
  const messageOf = useMessageOf();
  return (mensaje: MensajeDeChat, simbolo: Reaccion, pone: boolean): void =>
    void services.client
      .call(chat.reaccionar, { id: mensaje.id, simbolo, pone })
      .then((told) => adoptMessage(services, salaId, told))
      .catch((error: unknown) => services.notices.show(messageOf(error)));
}
