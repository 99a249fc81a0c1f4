import { anyText, oneOf } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';

export const horariosSearch = placeSearch({ nombre: anyText, volver: oneOf('importar') });
