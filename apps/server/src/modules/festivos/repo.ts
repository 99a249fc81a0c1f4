import { statement, type Queryable } from '../../platform/database/pool.ts';
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

const ESCRITOS = statement(`
  select distinct f.fecha, f.nombre, f.centro_id = c.centro_id as "esPropio"
  from instancia.centros c
  join instancia.centros o on o.entidad_id = c.entidad_id
    and (o.centro_id = c.centro_id or (c.municipio <> '' and o.pais = c.pais and lower(o.municipio collate "und-x-icu") = lower(c.municipio collate "und-x-icu")))
  join instancia.festivos f on f.entidad_id = o.entidad_id and f.centro_id = o.centro_id
  where c.entidad_id = $1 and c.centro_id = $2 and f.fecha between make_date($3 - 1, 1, 1) and make_date($3, 12, 31)
  order by f.fecha, f.nombre`);

/** The public holidays of a year and the one before at a centre (`esPropio`) and at those in the same municipality. */
export const findWritten = (
  tx: Queryable,
  entidadId: number,
  centroId: number,
  ano: number,
): Promise<(Propuesto & { esPropio: boolean })[]> => tx.query(ESCRITOS, [entidadId, centroId, ano]);

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
