import { anyText, oneOf, whole } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';

export const bolsaSearch = placeSearch({
  parte: oneOf('todas', 'persona', 'reglas'),
  persona: whole({ least: 1 }),
  texto: anyText,
  orden: oneOf('mas', 'menos'),
});
