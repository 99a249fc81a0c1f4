import { oneOf } from '@jornada/web/search-params.ts';
import { placeSearch } from '../../shared/place-search.ts';

export const contactoSearch = placeSearch({ estado: oneOf('pendiente', 'hecha') });
