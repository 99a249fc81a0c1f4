import type { NotFoundKey } from '../../shared/errors/not-found-texts.ts';

/** The pages of a single thing that have no screen yet, by address, and the kind of thing. */
export const VIEW_ROUTES: readonly { path: string; key: NotFoundKey }[] = [{ path: '/cambio-turnos-view/$id', key: 'solicitud' }];
