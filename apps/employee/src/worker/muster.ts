/** The list of who is inside, as the intranet shows it. */
const IN_INTRANET = { path: '/intranet/visitas', parte: 'recuento' };
/** The same list in this app. It opens without a network, with what this device last received and with the ticks that wait. */
const HERE = '/recuento';

export const isMuster = ({ pathname, searchParams }: URL): boolean =>
  pathname === IN_INTRANET.path && searchParams.get('parte') === IN_INTRANET.parte;

/** The intranet's page, or where there is no network this app's page of the same list. */
export const openMuster = async (request: Request, fetch: typeof globalThis.fetch): Promise<Response> =>
  fetch(request).catch(() => Response.redirect(new URL(HERE, request.url)));
