/** The list of who is inside, as the intranet shows it. */
const IN_INTRANET = { path: '/intranet/visitas', parte: 'recuento' };
/** The same list in this app. It opens without a network, with what this device last received and with the ticks that wait. */
const HERE = '/recuento';

export const isMuster = ({ pathname, searchParams }: URL): boolean =>
  pathname === IN_INTRANET.path && searchParams.get('parte') === IN_INTRANET.parte;

/** So long the intranet's page is waited for, in milliseconds. In an emergency the list on this device is better than a page that may come. */
export const PATIENCE_MS = 4000;
/** What a proxy says of a server that does not answer. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** The intranet's page, or this app's page of the same list where there is no network, or where the server does not answer. */
export async function openMuster(request: Request, fetch: typeof globalThis.fetch): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => void (timer = setTimeout(() => resolve(null), PATIENCE_MS)));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  clearTimeout(timer);
  return answer === null || AWAY.has(answer.status) ? Response.redirect(new URL(HERE, request.url)) : answer;
}
