import { oneOf } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';

const provider = oneOf('365', 'sso');

export const accesoSearch = placeSearch({ proveedor: (value) => provider(String(value)) });
