import type { CopyStore } from '@jornada/client/idb-copies.ts';

/** The list of who is inside, as the intranet shows it. */
const IN_INTRANET = { path: '/intranet/visitas', parte: 'recuento' };
/** The same list in this app. It opens without a network, with what this device last received and with the ticks that wait. */
const HERE = '/recuento';
/** The call that reads it, which names its copy. */
const LIST = '/visitas/presentes';

export const isMuster = ({ pathname, searchParams }: URL): boolean =>
  pathname === IN_INTRANET.path && searchParams.get('parte') === IN_INTRANET.parte;

/** So long the intranet's page is waited for, in milliseconds. In an emergency the list on this device is better than a page that may come. */
export const PATIENCE_MS = 4000;
/** What a proxy says of a server that does not answer. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the list lies on this device, of anybody. */
export const isMusterKept = async (copies: Pick<CopyStore, 'all'>): Promise<boolean> =>
  (await copies.all()).some(({ key }) => key.includes(LIST));

/**
 * The intranet's page, or this app's page of the same list where there is no network, or where the server does not answer. A page that is
 * only late is waited for if there is no list here (`isKept`).
 */
export async function openMuster(request: Request, fetch: typeof globalThis.fetch, isKept: () => Promise<boolean>): Promise<Response> {
  const answering = fetch(request).catch(() => null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => void (timer = setTimeout(() => resolve('late'), PATIENCE_MS)));
  const first = await Promise.race([answering, late]);
  clearTimeout(timer);
  const isHere = first === 'late' && (await isKept().catch(() => false));
  const answer = first !== 'late' ? first : isHere ? null : await answering;
  return answer === null || AWAY.has(answer.status) ? Response.redirect(new URL(HERE, request.url)) : answer;
}
