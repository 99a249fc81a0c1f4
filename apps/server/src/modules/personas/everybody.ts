// Pieces of statements about everybody in a company. In the morning the database knows nothing yet of the day, and it never knows how long a list is
// that it is given; where it expects few rows, it compares each one with each. These pieces leave it no such choice.

/** True if there is such a row, otherwise null. It is looked up for each person who is asked for; for an `exists` all rows of a table may be read. */
export const oneByOne = (from: string): string => `(select true ${from} limit 1)`;

/** Whether somebody is clocked in so. All open days are read once. */
export const clockedIn = (usuarioId: string, entidadId: string, situacion: 'trabajando' | 'pausa'): string => `${usuarioId} in (
          select j.usuario_id from instancia.jornadas j where j.entidad_id = ${entidadId} and j.estado = 'abierta' and j.situacion = '${situacion}')`;

/**
 * Adds to people `u` their plan `p`: a row of `planes`, by its place in the parameters `$ids` and `$lugares`. A full join is no comparison of each with
 * each, so there are also people without a plan and plans of nobody: whoever reads on leaves them out, in a part of its own.
 */
export const WITH_PLANS = `full join unnest($ids::int[], $lugares::int[]) as de (id, lugar) on de.id = u.usuario_id full join planes p on p.lugar = de.lugar`;
