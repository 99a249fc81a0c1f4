import { CATEGORIAS_EXCESO } from '@jornada/domain/excesos/modelo.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf, whole } from '@jornada/web/search-params.ts';

export const PARTES = ['dias', 'contadores', 'reglas'] as const;

/** Which part shows, its filters, and the day that is open: `ver` is the person, `dia` the day. */
export const excesosSearch = placeSearch({
  parte: oneOf(...PARTES),
  mes: anyText,
  ano: whole({ least: 2000, most: 2100 }),
  dia: anyText,
  persona: whole({ least: 1 }),
  centro: whole({ least: 1 }),
  departamento: whole({ least: 1 }),
  todos: oneOf('si'),
  categoria: oneOf(...CATEGORIAS_EXCESO),
  mano: oneOf('si', 'no'),
});
