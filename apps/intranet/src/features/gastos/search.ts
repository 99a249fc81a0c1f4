import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf, whole } from '@jornada/web/search-params.ts';

/** Which expenses show: those to be paid unless said. */
export const CUALES = ['por-pagar', 'esperan', 'pagados', 'todos'] as const;
export const gastosSearch = placeSearch({
  cuales: oneOf(...CUALES),
  ano: whole({ least: 2000, most: 2100 }),
  mes: whole({ least: 1, most: 12 }),
  texto: anyText,
});
