import { NOMBRES_COLUMNA } from '@jornada/contract/mes/columnas.ts';
import { anyText, oneOf, textLike, whole } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';

export const cierresSearch = placeSearch({ ano: whole() });

/** The month, its filters and order, the columns (joined by dots), who is open, and what else stands beside the grid. */
export const mesSearch = placeSearch({
  mes: textLike(/^20\d\d-(0[1-9]|1[0-2])$/),
  centro: whole({ least: 1 }),
  departamento: whole({ least: 1 }),
  responsable: whole({ least: 1 }),
  texto: anyText,
  con: oneOf('avisos', 'sin-firmar'),
  orden: oneOf('nombre', ...NOMBRES_COLUMNA),
  dir: oneOf('asc', 'desc'),
  columnas: textLike(/^[a-zA-Z]+(\.[a-zA-Z]+)*$/),
  panel: oneOf('cierre', 'columnas'),
  /** The day of the open person that is shown first. */
  dia: textLike(/^20\d\d-\d\d-\d\d$/),
});
