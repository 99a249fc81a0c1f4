import { placeSearch } from '@jornada/web/list/place-search.ts';
import { oneOf } from '@jornada/web/search-params.ts';

export const CUALES = ['abiertas', 'todas'] as const;
export const bajasSearch = placeSearch({ cuales: oneOf(...CUALES) });
