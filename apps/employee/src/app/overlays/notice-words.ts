import type { TFunction } from 'i18next';
import { CLASES_AVISO } from '@jornada/domain/notificaciones/clases.ts';
import type { Notification } from '../../native/worker-message.ts';

const KNOWN: ReadonlySet<string> = new Set([...CLASES_AVISO, 'prueba']);

type Words = { titulo: string; texto: string };

/** The app's own text for a kind of notification. */
function wordsOfKind({ tipo, clase }: Notification, t: TFunction): Words {
  if (KNOWN.has(clase)) return { titulo: t(`notificaciones.mensajes.${clase}.titulo`), texto: t(`notificaciones.mensajes.${clase}.texto`) };
  if (tipo === 1) return { titulo: t('notificaciones.comunicado.titulo'), texto: t('notificaciones.comunicado.texto') };
  return { titulo: t('notificaciones.mensaje.titulo'), texto: t('notificaciones.mensaje.texto') };
}

/** The text of a notification. One that opened the app has no text, so the app uses its own for the kind. */
export function wordsOf(notification: Notification, t: TFunction): Words {
  const own = wordsOfKind(notification, t);
  return { titulo: notification.titulo || own.titulo, texto: notification.texto || own.texto };
}
