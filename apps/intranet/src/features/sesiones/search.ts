import { anyText } from '@jornada/web/search-params.ts';
import { placeSearch } from '../../shared/place-search.ts';

export const sesionesSearch = placeSearch({ texto: anyText });
