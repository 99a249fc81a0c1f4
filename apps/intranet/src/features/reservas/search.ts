import { placeSearch } from '@jornada/web/list/place-search.ts';
import { oneOf, whole } from '@jornada/web/search-params.ts';

export const PARTES = ['salas', 'cierres', 'ajustes'] as const;
/** `sala`: the room of a new closure. */
export const reservasSearch = placeSearch({ parte: oneOf(...PARTES), sala: whole({ least: 1 }) });
