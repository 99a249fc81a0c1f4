import type { Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';
import type { Propuesto } from './proposals.ts';

/** Who last confirmed a year of a centre, or null. */
export async function findConfirmation(tx: Queryable, entidadId: number, centroId: number, ano: number) {
  const [row] = await run(
    tx,
    sql
      .selectFrom('instancia.festivos_confirmados as f')
      .innerJoin('instancia.usuarios as u', (join) =>
        join.onRef('u.entidad_id', '=', 'f.entidad_id').onRef('u.usuario_id', '=', 'f.autor_id'),
      )
      .select(['u.nombre_completo as autor', 'f.momento'])
      .where('f.entidad_id', '=', entidadId)
      .where('f.centro_id', '=', centroId)
      .where('f.ano', '=', ano)
      .orderBy('f.confirmacion_id', 'desc')
      .limit(1),
  );
  return row ?? null;
}

/** Reads the current centre: another node may have just changed it. */
export async function findCentre(tx: Queryable, entidadId: number, centroId: number) {
  const [row] = await run(
    tx,
    sql
      .selectFrom('instancia.centros')
      .select(['centro_id as id', 'nombre', 'pais', 'region'])
      .where('entidad_id', '=', entidadId)
      .where('centro_id', '=', centroId),
  );
  return row ?? null;
}

/** The public holidays of a centre in a year, in order. */
export async function findHolidays(tx: Queryable, entidadId: number, centroId: number, ano: number): Promise<Propuesto[]> {
  return run(
    tx,
    sql
      .selectFrom('instancia.festivos')
      .select(['fecha', 'nombre'])
      .where('entidad_id', '=', entidadId)
      .where('centro_id', '=', centroId)
      .where('fecha', '>=', `${ano}-01-01`)
      .where('fecha', '<=', `${ano}-12-31`)
      .orderBy('fecha'),
  );
}

/** Replaces a year's public holidays, and notes who confirmed them. Unchanged days are not touched. */
export async function replaceHolidays(
  tx: Queryable,
  entidadId: number,
  confirmacion: { centroId: number; ano: number; festivos: readonly Propuesto[]; autorId: number; momento: string },
): Promise<void> {
  const { centroId, ano, festivos, autorId, momento } = confirmacion;
  await run(
    tx,
    sql
      .deleteFrom('instancia.festivos')
      .where('entidad_id', '=', entidadId)
      .where('centro_id', '=', centroId)
      .where('fecha', '>=', `${ano}-01-01`)
      .where('fecha', '<=', `${ano}-12-31`),
  );
  const rows = festivos.map((festivo) => ({ ...festivo, entidad_id: entidadId, centro_id: centroId }));
  if (rows.length > 0) await run(tx, sql.insertInto('instancia.festivos').values(rows));
  const acta = { centro_id: centroId, ano, momento, autor_id: autorId, festivos: JSON.stringify(festivos) };
  await run(tx, sql.insertInto('instancia.festivos_confirmados').values({ ...acta, entidad_id: entidadId }));
}

export async function updateRegion(tx: Queryable, entidadId: number, centroId: number, region: string | null): Promise<void> {
  await run(tx, sql.updateTable('instancia.centros').set({ region }).where('entidad_id', '=', entidadId).where('centro_id', '=', centroId));
}
