import { placeSearch } from '@jornada/web/list/place-search.ts';
import { oneOf } from '@jornada/web/search-params.ts';

export const ESTADOS = ['pendiente', 'hecha'] as const;

export const contactoSearch = placeSearch({ estado: oneOf(...ESTADOS) });
