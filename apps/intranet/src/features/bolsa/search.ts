import { oneOf, whole } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';

export const bolsaSearch = placeSearch({ parte: oneOf('reglas', 'persona'), persona: whole({ least: 1 }) });
