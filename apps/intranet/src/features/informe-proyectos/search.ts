import { DIMENSIONES, ESTADOS_DE_HORAS, PERIODOS } from '@jornada/domain/informe-proyectos/modelo.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, day, oneOf, whole } from '@jornada/web/search-params.ts';

/** The whole report is in its address: a kept view is a link. `fila`: the line that is open. */
export const informeSearch = placeSearch({
  por: oneOf(...DIMENSIONES),
  y: oneOf(...DIMENSIONES, 'nada'),
  periodo: oneOf(...PERIODOS),
  desde: day,
  hasta: day,
  cliente: whole({ least: 1 }),
  proyecto: whole({ least: 1 }),
  persona: whole({ least: 1 }),
  estado: oneOf(...ESTADOS_DE_HORAS),
  fila: anyText,
});

export const facturarSearch = placeSearch({ hasta: day });
