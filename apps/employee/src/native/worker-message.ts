/** The page tells a waiting worker to take over. */
export const ACTIVATE = 'activar';

/** The worker tells a page of a notification: one that came while it is in use, or one that was tapped. */
export const NOTIFIED = 'notificacion';

/** What a notification is about, and where it leads. `tipo`: 0 a message, 1 an announcement, 2 a chat. `clase`: of what it tells, '' where it does not say. */
export type Notification = { tipo: 0 | 1 | 2; id: number; clase: string; ruta: string; titulo: string; texto: string };
export type NotifiedMessage = { kind: typeof NOTIFIED; notification: Notification; isTapped: boolean };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;
const isKind = (value: unknown): value is string => typeof value === 'string' && /^[a-z-]{0,40}$/.test(value);
/** A path of this app: a notification leads nowhere else. */
const isOwnPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

/** What came over the wire or through an address, held against the shape; null for anything else. */
export function readNotification(value: unknown): Notification | null {
  if (typeof value !== 'object' || value === null) return null;
  const { tipo, id, clase = '', ruta = '/', titulo = '', texto = '' } = value as Record<string, unknown>;
  if (tipo !== 0 && tipo !== 1 && tipo !== 2) return null;
  if (!Number.isSafeInteger(id) || Number(id) < 0 || !isKind(clase) || !isOwnPath(ruta) || !isText(titulo) || !isText(texto)) return null;
  return { tipo, id: Number(id), clase, ruta, titulo, texto };
}

/** The parameter by which a tapped notification opens the app: type, id, kind and path. No words: whoever made such a link would put theirs into the app's mouth. */
export const NOTIFICATION_PARAMETER = 'aviso';

export const addressOf = ({ tipo, id, clase, ruta }: Notification): string =>
  `/?${new URLSearchParams({ [NOTIFICATION_PARAMETER]: `${tipo}.${id}.${clase}.${ruta}` }).toString()}`;

/** What such an address says; null where it says nothing. */
export function notificationIn(search: string): Notification | null {
  const [, tipo, id, clase, ruta] =
    /^([012])\.(\d{1,9})\.(?:([a-z-]{0,40})\.)?(\/.*)$/.exec(new URLSearchParams(search).get(NOTIFICATION_PARAMETER) ?? '') ?? [];
  return readNotification({ tipo: Number(tipo), id: Number(id), clase, ruta });
}
