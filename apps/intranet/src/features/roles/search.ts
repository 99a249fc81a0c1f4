import { placeSearch } from '../../shared/place-search.ts';

export const rolesSearch = placeSearch({});
