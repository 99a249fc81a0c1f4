import { statement, type Queryable } from '../../platform/database/pool.ts';

const ABIERTAS = statement(
  'visitas/jobs.ABIERTAS',
  'select visita_id as id, centro_id as "centroId", entrada from instancia.visitas where entidad_id = $1 and salida is null',
);
/** The visits whose visitors are inside. */
export const findOpenVisits = (tx: Queryable, entidadId: number): Promise<{ id: number; centroId: number; entrada: string }[]> =>
  tx.query(ABIERTAS, [entidadId]);

const CERRAR = statement(
  'visitas/jobs.CERRAR',
  `
  update instancia.visitas v set salida = x.salida, modo_salida = 'automatica'
  from unnest($2::int[], $3::timestamptz[]) as x (id, salida) where v.entidad_id = $1 and v.visita_id = x.id and v.salida is null`,
);
/** Ends visits by themselves, each at its hour. */
export async function endByThemselves(tx: Queryable, entidadId: number, visits: readonly { id: number; salida: string }[]): Promise<void> {
  await tx.query(CERRAR, [entidadId, visits.map(({ id }) => id), visits.map(({ salida }) => salida)]);
}

const ANTERIORES = statement(
  'visitas/jobs.ANTERIORES',
  'select visita_id as id, centro_id as "centroId", entrada from instancia.visitas where entidad_id = $1 and entrada < $2',
);
/** The visits that came before an instant. */
export const findVisitsBefore = (
  tx: Queryable,
  entidadId: number,
  antes: string,
): Promise<{ id: number; centroId: number; entrada: string }[]> => tx.query(ANTERIORES, [entidadId, antes]);

const BORRAR = statement('visitas/jobs.BORRAR', 'delete from instancia.visitas where entidad_id = $1 and visita_id = any($2)');
const BORRAR_RECUENTOS = statement(
  'visitas/jobs.BORRAR_RECUENTOS',
  'delete from instancia.visitas_recuentos where entidad_id = $1 and desde < $2',
);
// Whoever came is a visit, and whoever did not is nobody’s business any more.
const BORRAR_ANUNCIOS = statement(
  'visitas/jobs.BORRAR_ANUNCIOS',
  'delete from instancia.visitas_anunciadas where entidad_id = $1 and fecha < $2::date',
);
/** Deletes these visits, with answers and signatures, and what was announced or counted before an instant. */
export async function deleteVisits(
  tx: Queryable,
  entidadId: number,
  { visitas, recuentos, anuncios }: { visitas: readonly number[]; recuentos: string; anuncios: string },
): Promise<void> {
  if (visitas.length > 0) await tx.query(BORRAR, [entidadId, visitas]);
  await tx.query(BORRAR_ANUNCIOS, [entidadId, anuncios]);
  await tx.query(BORRAR_RECUENTOS, [entidadId, recuentos]);
}
