/** The page tells a waiting worker to take over. */
export const ACTIVATE = 'activar';

/** The worker tells a page of a notification: one that came while it is in use, or one that was tapped. */
export const NOTIFIED = 'notificacion';

/** What a notification is about, and where it leads. `tipo`: 0 a message, 1 an announcement, 2 a chat. */
export type Notification = { tipo: 0 | 1 | 2; id: number; ruta: string; titulo: string; texto: string };
export type NotifiedMessage = { kind: typeof NOTIFIED; notification: Notification; isTapped: boolean };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;
/** A path of this app: a notification leads nowhere else. */
const isOwnPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

/** What came over the wire or through an address, held against the shape; null for anything else. */
export function readNotification(value: unknown): Notification | null {
  if (typeof value !== 'object' || value === null) return null;
  const { tipo, id, ruta = '/', titulo = '', texto = '' } = value as Record<string, unknown>;
  if (tipo !== 0 && tipo !== 1 && tipo !== 2) return null;
  if (!Number.isSafeInteger(id) || Number(id) < 0 || !isOwnPath(ruta) || !isText(titulo) || !isText(texto)) return null;
  return { tipo, id: Number(id), ruta, titulo, texto };
}

/** The parameter by which a tapped notification opens the app: type, id and path. */
export const NOTIFICATION_PARAMETER = 'aviso';

export const addressOf = ({ tipo, id, ruta }: Notification): string =>
  `/?${new URLSearchParams({ [NOTIFICATION_PARAMETER]: `${tipo}.${id}.${ruta}` }).toString()}`;

/** What such an address says; null where it says nothing. */
export function notificationIn(search: string): Notification | null {
  const [, tipo, id, ruta] = /^([012])\.(\d{1,9})\.(.+)$/.exec(new URLSearchParams(search).get(NOTIFICATION_PARAMETER) ?? '') ?? [];
  return readNotification({ tipo: Number(tipo), id: Number(id), ruta });
}
