import { oneOf } from '@jornada/web/search-params.ts';
import { placeSearch } from '../../shared/place-search.ts';

export const correoSearch = placeSearch({ estado: oneOf('todos', 'pendiente', 'entregado', 'enviado', 'fallido') });
