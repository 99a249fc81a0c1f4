import { anyText, oneOf } from '@jornada/web/search-params.ts';
import { placeSearch } from '../../shared/place-search.ts';

export const proyectosSearch = placeSearch({ estado: oneOf('abierto', 'cerrado'), texto: anyText });
