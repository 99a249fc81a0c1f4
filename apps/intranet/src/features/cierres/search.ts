import { whole } from '@jornada/web/search-params.ts';
import { placeSearch } from '../../shared/place-search.ts';

export const cierresSearch = placeSearch({ ano: whole() });
