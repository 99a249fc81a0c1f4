import type { Formulario145 } from './modelo.ts';

/** What a company may ask to see of what somebody declares. */
const PRUEBAS_145 = ['discapacidad', 'movilidad', 'resolucion'] as const;
export type Prueba145 = (typeof PRUEBAS_145)[number];

/** With what the answers of a form are proved: a recognised disability, a move for the job, what a court has decided. */
export function pruebasDe({
  discapacidad,
  descendientes,
  ascendientes,
  movilidad,
  pensionCompensatoria,
  anualidades,
}: Formulario145): Prueba145[] {
  const asked: Record<Prueba145, boolean> = {
    discapacidad: [discapacidad, ...descendientes, ...ascendientes].some(({ grado }) => grado > 0),
    movilidad: movilidad !== null,
    resolucion: pensionCompensatoria > 0 || anualidades > 0,
  };
  return PRUEBAS_145.filter((one) => asked[one]);
}
