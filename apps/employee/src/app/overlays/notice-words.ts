import type { TFunction } from 'i18next';
import type { Notification } from '../../native/worker-message.ts';

type Words = { titulo: string; texto: string };

/** The app's own words for a kind of notification; a kind that it does not know is a message or an announcement. */
function wordsOfKind({ tipo, clase }: Notification, t: TFunction): Words {
  const unknown = tipo === 1 ? 'comunicado' : 'mensaje';
  const say = (part: string): string => t([`notificaciones.mensajes.${clase}.${part}`, `notificaciones.${unknown}.${part}`]);
  return { titulo: say('titulo'), texto: say('texto') };
}

/** What a notification says. One that opened the app brought no words along: those of its kind are the app's own. */
export function wordsOf(notification: Notification, t: TFunction): Words {
  const own = wordsOfKind(notification, t);
  return { titulo: notification.titulo || own.titulo, texto: notification.texto || own.texto };
}
