import { CODIGOS_AUDITORIA } from '@jornada/contract';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, day, oneOf, whole } from '@jornada/web/search-params.ts';

export const auditoriaSearch = placeSearch({
  accion: oneOf(...CODIGOS_AUDITORIA),
  persona: whole({ least: 1 }),
  nombre: anyText,
  desde: day,
  hasta: day,
});
