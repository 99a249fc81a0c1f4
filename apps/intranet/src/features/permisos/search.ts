import { placeSearch } from '@jornada/web/list/place-search.ts';
import { oneOf } from '@jornada/web/search-params.ts';

export const PARTES = ['convenios', 'ley'] as const;
export const permisosSearch = placeSearch({ parte: oneOf(...PARTES) });
