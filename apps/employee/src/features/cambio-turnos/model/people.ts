import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';

type Person = CambioLinea['solicitante'];

/** Everybody of a change but the caller; the one who asks comes first. */
export const partnersOf = ({ solicitante, companeros, yo }: CambioLinea): Person[] =>
  [solicitante, ...companeros.map(({ persona }) => persona)].filter(({ id }) => id !== yo);

/** `Aythami` of `Aythami Vera`. */
export const firstNameOf = (nombre: string): string => nombre.split(' ')[0] ?? nombre;
