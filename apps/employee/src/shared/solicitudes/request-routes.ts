import { notFound } from '@tanstack/react-router';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import { ESTADOS_SOLICITUD, type ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { oneOf, whole } from '@jornada/web/search-params.ts';
import { onlyWithModule } from '../menu.ts';
import { sessionRoute } from '../parents.ts';
import { missingOf } from './missing-of.ts';
import { openedLater } from './opened-later.tsx';
import type { RequestModule } from './request-module.ts';

/** What the list of a module is narrowed down to, in the address. */
export const LIST_SEARCH = { ano: whole({ least: 2000, most: 2100 }), estado: oneOf(...ESTADOS_SOLICITUD) };
/** The request that is changed; none: a new one. */
export const FORM_SEARCH = { id: whole({ least: 1 }) };

const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);

/** The address of an open request. Its screen draws it, beside the list or above it; `load` is for the list of all kinds. */
export function viewOptions<V extends SolicitudAbierta>(modulo: ModuloSolicitud, load: () => Promise<RequestModule<V>>) {
  const guard = onlyWithModule(modulo);
  return {
    staticData: { opened: openedLater(load) },
    // An address of nothing says so to everybody.
    beforeLoad: ({ params: { id }, context }: { params: { id: string } } & Parameters<typeof guard>[0]) => isId(id) && guard({ context }),
    loader: ({ params: { id } }: { params: { id: string } }) => {
      if (isId(id)) return;
      // Shown instead of the list, not above it.
      throw notFound({ data: { key: Number(id) === 0 ? missingOf(modulo) : 'pagina' }, routeId: sessionRoute.id });
    },
  };
}
