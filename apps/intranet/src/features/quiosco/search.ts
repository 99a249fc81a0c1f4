import { anyText } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';

export const quioscosSearch = placeSearch({});
export const identidadesSearch = placeSearch({ texto: anyText });
