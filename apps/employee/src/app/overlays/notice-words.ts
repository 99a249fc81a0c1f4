import type { TFunction } from 'i18next';
import type { Notification } from '../../native/worker-message.ts';

type Words = { titulo: string; texto: string };

/** The app's own text for a kind of notification. An unknown kind gets the text of a message or an announcement. */
function wordsOfKind({ tipo, clase }: Notification, t: TFunction): Words {
  const unknown = tipo === 1 ? 'comunicado' : 'mensaje';
  const say = (part: string): string => t([`notificaciones.mensajes.${clase}.${part}`, `notificaciones.${unknown}.${part}`]);
  return { titulo: say('titulo'), texto: say('texto') };
}

/** The text of a notification. One that opened the app has no text, so the app uses its own for the kind. */
export function wordsOf(notification: Notification, t: TFunction): Words {
  const own = wordsOfKind(notification, t);
  return { titulo: notification.titulo || own.titulo, texto: notification.texto || own.texto };
}
