import { CLASES_DE_SALA, ESTADOS_DE_SALA } from '@jornada/domain/chat/modelo.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { oneOf } from '@jornada/web/search-params.ts';

export const PARTES = ['salas', 'ajustes'] as const;
export const chatSearch = placeSearch({ parte: oneOf(...PARTES), clase: oneOf(...CLASES_DE_SALA), estado: oneOf(...ESTADOS_DE_SALA) });
