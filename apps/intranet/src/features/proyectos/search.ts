import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf } from '@jornada/web/search-params.ts';

export const ESTADOS = ['abierto', 'cerrado'] as const;

export const proyectosSearch = placeSearch({ texto: anyText, estado: oneOf(...ESTADOS) });
