import { placeSearch } from '../../shared/place-search.ts';

export const departamentosSearch = placeSearch({});
