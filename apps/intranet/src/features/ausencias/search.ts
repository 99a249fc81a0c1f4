import { anyText, day, oneOf, searchOf, whole } from '@jornada/web/search-params.ts';

/** The days that are shown, and whose. */
export const ausenciasSearch = searchOf({
  dia: day,
  quienes: oneOf('todas'),
  texto: anyText,
  centro: whole({ least: 1 }),
  departamento: whole({ least: 1 }),
});
