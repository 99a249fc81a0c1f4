import type { DiaSuelto, Fecha } from '@jornada/domain/horario/modelo.ts';

/** A published single day of somebody, as `instancia.leer_sueltos` answers it. */
export type SueltoLeido = { fecha: Fecha; partes: DiaSuelto };

/**
 * SQL of the published single days of a person from a day on, for `laborOf`. `usuario`: an alias of `instancia.usuarios`; `desde`: a date. Whoever
 * has none from then on costs nothing, for the row of the person says so.
 */
export const sueltosSql = (usuario: string, desde: string): string =>
  `case when ${usuario}.sueltos_hasta >= ${desde} then instancia.leer_sueltos(${usuario}.entidad_id, ${usuario}.usuario_id, ${desde}) else '[]' end`;

/** All of them. */
export const todosLosSueltosSql = (usuario: string): string => sueltosSql(usuario, "date '-infinity'");
