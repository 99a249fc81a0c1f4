import { anyText } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { volver } from '../../shared/volver.ts';

export const centrosSearch = placeSearch({ nombre: anyText, volver });
