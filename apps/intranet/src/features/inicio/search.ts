import { CLASES_INCIDENCIA, ESTADOS_HOY, ESTADOS_INCIDENCIA } from '@jornada/domain/hoy/index.ts';
import { day, oneOf, searchOf, whole } from '@jornada/web/search-params.ts';

const whose = { centro: whole({ least: 1 }), departamento: whole({ least: 1 }) };

export const hoySearch = searchOf({ estado: oneOf(...ESTADOS_HOY), ...whose });

export const incidenciasSearch = searchOf({
  estado: oneOf(...ESTADOS_INCIDENCIA),
  clase: oneOf(...CLASES_INCIDENCIA),
  persona: whole({ least: 1 }),
  desde: day,
  ...whose,
});
