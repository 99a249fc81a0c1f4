import { oneOf } from '@jornada/web/search-params.ts';
import { placeSearch } from '../../shared/place-search.ts';

export const empresaSearch = placeSearch({ parte: oneOf('general', 'fichajes', 'posicion', 'modulos', 'tipos', 'seguridad') });
