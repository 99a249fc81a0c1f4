import { placeSearch } from '@jornada/web/list/place-search.ts';
import { oneOf } from '@jornada/web/search-params.ts';
import { volver } from '../../shared/volver.ts';

export const ESTADOS = ['todos', 'pendiente', 'entregado', 'enviado', 'fallido'] as const;

export const correoSearch = placeSearch({ estado: oneOf(...ESTADOS), volver });
