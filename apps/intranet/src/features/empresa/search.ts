import { anyText, oneOf } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';

export const empresaSearch = placeSearch({
  parte: oneOf('general', 'fichajes', 'turnos', 'posicion', 'modulos', 'equipo', 'tipos', 'seguridad'),
  campo: anyText,
});
