import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf } from '@jornada/web/search-params.ts';

export const ESTADOS_145 = ['pendiente', 'acusado'] as const;

export const modelo145Search = placeSearch({ estado: oneOf(...ESTADOS_145), texto: anyText });
