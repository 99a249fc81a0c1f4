/** Sent by the page: the waiting worker should take over. */
export const ACTIVATE = 'activar';

/** Sent by the page: what shows PDFs should be kept. The worker answers whether it is. */
export const KEEP_READER = 'guardar-lector';

/** Sent by the worker: a notification arrived while the page was in use, or was tapped. */
export const NOTIFIED = 'notificacion';

/**
 * The subject of a notification, and its page. `tipo`: 0 a message, 1 an announcement, 2 a chat. `clase`: its class; '' if
 * unknown.
 */
export type Notification = { tipo: 0 | 1 | 2; id: number; clase: string; ruta: string; titulo: string; texto: string };
export type NotifiedMessage = { kind: typeof NOTIFIED; notification: Notification; isTapped: boolean };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;
const isKind = (value: unknown): value is string => typeof value === 'string' && /^[a-z-]{0,40}$/.test(value);
/** A path of this app: a notification cannot lead elsewhere. */
const isOwnPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

/** Checks data from the wire or an address; null if they are not a notification. */
export function readNotification(value: unknown): Notification | null {
  if (typeof value !== 'object' || value === null) return null;
  const { tipo, id, clase = '', ruta = '/', titulo = '', texto = '' } = value as Record<string, unknown>;
  if (tipo !== 0 && tipo !== 1 && tipo !== 2) return null;
  if (!Number.isSafeInteger(id) || Number(id) < 0 || !isKind(clase) || !isOwnPath(ruta) || !isText(titulo) || !isText(texto)) return null;
  return { tipo, id: Number(id), clase, ruta, titulo, texto };
}

/**
 * The parameter with which a tapped notification opens the app: type, id, class and path. It contains no text, because a forged
 * link could otherwise show its own text in the app.
 */
export const NOTIFICATION_PARAMETER = 'aviso';

export const addressOf = ({ tipo, id, clase, ruta }: Notification): string =>
  `/?${new URLSearchParams({ [NOTIFICATION_PARAMETER]: `${tipo}.${id}.${clase}.${ruta}` }).toString()}`;

/** The notification in such an address; null if there is none. */
export function notificationIn(search: string): Notification | null {
  const [, tipo, id, clase, ruta] =
    /^([012])\.(\d{1,9})\.(?:([a-z-]{0,40})\.)?(\/.*)$/.exec(new URLSearchParams(search).get(NOTIFICATION_PARAMETER) ?? '') ?? [];
  return readNotification({ tipo: Number(tipo), id: Number(id), clase, ruta });
}
