import { whole } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';

export const cierresSearch = placeSearch({ ano: whole() });
