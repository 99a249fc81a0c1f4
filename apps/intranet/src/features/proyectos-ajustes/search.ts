import { placeSearch } from '@jornada/web/list/place-search.ts';

export const ajustesDeTareasSearch = placeSearch({});
