import { anyText } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';

export const sesionesSearch = placeSearch({ texto: anyText });
