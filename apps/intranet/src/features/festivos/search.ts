import { whole } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { volver } from '../../shared/volver.ts';

export const festivosSearch = placeSearch({ ano: whole(), centro: whole({ least: 1 }), volver });
