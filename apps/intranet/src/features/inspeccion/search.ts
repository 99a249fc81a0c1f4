import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf, whole } from '@jornada/web/search-params.ts';

/** The parts of the page, in the order of their tabs. */
export const PARTES_SALA = ['personas', 'correcciones', 'exportes'] as const;

export const salaSearch = placeSearch({
  parte: oneOf(...PARTES_SALA),
  texto: anyText,
  centro: whole({ least: 1 }),
  ano: whole({ least: 2000 }),
  mes: whole({ least: 1 }),
});
