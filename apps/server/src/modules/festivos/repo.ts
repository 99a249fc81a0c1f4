import { statement, type Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';
import type { Propuesto } from '../../shared/proposed-holidays.ts';
import { findClosedUnconfirmed } from '../../shared/company/configuration-repo.ts';

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

/** All that is known of the public holidays of one centre, for `holidaysIn`. */
export async function findFestivos(tx: Queryable, entidadId: number, centroId: number) {
  const closed = await findClosedUnconfirmed(tx, entidadId);
  return {
    festivos: await run(
      tx,
      sql
        .selectFrom('instancia.festivos')
        .select(['centro_id as centroId', 'fecha', 'nombre'])
        .where('entidad_id', '=', entidadId)
        .where('centro_id', '=', centroId)
        .orderBy('fecha'),
    ),
    confirmados: await run(
      tx,
      sql
        .selectFrom('instancia.festivos_confirmados')
        .select(['centro_id as centroId', 'ano'])
        .distinct()
        .where('entidad_id', '=', entidadId)
        .where('centro_id', '=', centroId),
    ),
    cerrados: closed.filter((one) => one.centroId === centroId),
  };
}

const ESCRITOS = statement(
  'festivos.ESCRITOS',
  `
  select distinct f.fecha, f.nombre, f.centro_id = c.centro_id as "esPropio"
  from instancia.centros c
  join instancia.centros o on o.entidad_id = c.entidad_id
    and (o.centro_id = c.centro_id or (c.municipio <> '' and o.pais = c.pais and lower(o.municipio collate "und-x-icu") = lower(c.municipio collate "und-x-icu")))
  join instancia.festivos f on f.entidad_id = o.entidad_id and f.centro_id = o.centro_id
  where c.entidad_id = $1 and c.centro_id = $2 and f.fecha between make_date($3 - 1, 1, 1) and make_date($3, 12, 31)
  order by f.fecha, f.nombre`,
);

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

const POR_CONFIRMAR = statement(
  'festivos.POR_CONFIRMAR',
  `
  select 1 as uno from instancia.centros c where c.entidad_id = $1 and c.activo and not exists (
    select from instancia.festivos_confirmados f where f.entidad_id = $1 and f.centro_id = c.centro_id and f.ano = $2) limit 1`,
);

/** Whether nobody has confirmed a year of some open centre. */
export async function isUnconfirmed(tx: Queryable, entidadId: number, ano: number): Promise<boolean> {
  return (await tx.query(POR_CONFIRMAR, [entidadId, ano])).length > 0;
}

/** @returns false if there was a reminder of that year before. */
export async function createReminder(
  tx: Queryable,
  entidadId: number,
  { ano, momento }: { ano: number; momento: string },
): Promise<boolean> {
  const rows = await run(
    tx,
    sql
      .insertInto('instancia.festivos_recordados')
      .values({ entidad_id: entidadId, ano, momento })
      .onConflict((conflict) => conflict.doNothing())
      .returning('ano'),
  );
  return rows.length > 0;
}
