import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, day, oneOf, whole } from '@jornada/web/search-params.ts';

/** The parts of the page, in the order of their tabs. */
export const PARTES_VISITAS = ['visitas', 'recuento', 'tipos', 'ajustes'] as const;
/** Which visits show: those of today unless said. */
export const CUALES_VISITAS = ['hoy', 'dentro', 'todas'] as const;

export const visitasSearch = placeSearch({
  parte: oneOf(...PARTES_VISITAS),
  cuales: oneOf(...CUALES_VISITAS),
  centro: whole({ least: 1 }),
  tipo: whole({ least: 1 }),
  desde: day,
  hasta: day,
  texto: anyText,
});
