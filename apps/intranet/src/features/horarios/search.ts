import { anyText, oneOf } from '@jornada/web/search-params.ts';
import { placeSearch } from '../../shared/place-search.ts';

export const horariosSearch = placeSearch({ nombre: anyText, volver: oneOf('importar') });
