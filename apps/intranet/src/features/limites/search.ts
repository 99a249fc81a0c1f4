import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf, whole } from '@jornada/web/search-params.ts';

export const PARTES = ['dias', 'reglas'] as const;
export const ESTADOS = ['sin-respuesta', 'con-respuesta'] as const;

/** Which part shows, its filters, and what is open: `ver` is the person, `dia` and `cual` the breach. */
export const limitesSearch = placeSearch({
  parte: oneOf(...PARTES),
  mes: anyText,
  dia: anyText,
  cual: oneOf(...REGLAS),
  persona: whole({ least: 1 }),
  centro: whole({ least: 1 }),
  departamento: whole({ least: 1 }),
  todos: oneOf('si'),
  regla: oneOf(...REGLAS),
  estado: oneOf(...ESTADOS),
});
