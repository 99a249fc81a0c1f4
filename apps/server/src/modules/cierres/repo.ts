import type { Mes } from '@jornada/domain/cierres/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';
import { loadProposals, type Propuesto } from '../../shared/proposed-holidays.ts';

export type FilaActa = {
  id: number;
  centroId: number;
  /** The first day of the month. */
  mes: string;
  accion: 'cierre' | 'reapertura';
  momento: string;
  autor: string;
  motivo: string | null;
  forzado: boolean;
  incompletas: number;
  pendientes: number;
};

/** All acts about all months, newest first. */
export async function findActs(tx: Queryable, entidadId: number): Promise<FilaActa[]> {
  const rows = await run(
    tx,
    sql
      .selectFrom('instancia.cierres as c')
      .innerJoin('instancia.usuarios as u', (join) =>
        join.onRef('u.entidad_id', '=', 'c.entidad_id').onRef('u.usuario_id', '=', 'c.autor_id'),
      )
      .select(['c.cierre_id as id', 'c.centro_id as centroId', 'c.mes', 'c.accion', 'c.momento', 'u.nombre_completo as autor'])
      .select(['c.motivo', 'c.forzado', 'c.incompletas', 'c.pendientes'])
      .where('c.entidad_id', '=', entidadId)
      .orderBy('c.cierre_id', 'desc'),
  );
  return rows.map(({ accion, ...row }) => ({ ...row, accion: accion === 'reapertura' ? accion : 'cierre' }));
}

const PRIMEROS = statement(
  'cierres.PRIMEROS',
  `
  select a.centro_id as "centroId", min(x.fecha) as fecha
  from (
    select usuario_id, centro_id, desde, lead(desde) over (partition by usuario_id order by desde) as siguiente
    from instancia.asignaciones where entidad_id = $1) a
  cross join lateral (
    select j.fecha from instancia.jornadas j
    where j.entidad_id = $1 and j.usuario_id = a.usuario_id and j.fecha >= a.desde and (a.siguiente is null or j.fecha < a.siguiente)
    order by j.fecha limit 1) x
  where a.centro_id is not null group by a.centro_id`,
);

/** The first recorded day, by centre. */
export async function findFirstDays(tx: Queryable, entidadId: number): Promise<Map<number, string>> {
  const rows = await tx.query(PRIMEROS, [entidadId]);
  return new Map(rows.map(({ centroId, fecha }) => [centroId, fecha]));
}

const NOMBRES = statement(
  'cierres.NOMBRES',
  'select usuario_id as id, nombre_completo as nombre from instancia.usuarios where entidad_id = $1 and usuario_id = any($2)',
);

/** Names of people, by id. */
export async function findNames(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.query(NOMBRES, [entidadId, ids]);
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}

export type NuevaActa = {
  centroId: number;
  mes: Mes;
  accion: 'cierre' | 'reapertura';
  momento: string;
  autorId: number;
  motivo: string | null;
  forzado: boolean;
  incompletas: number;
  pendientes: number;
  /** The proposed holidays that the month is closed with; left out: those of its year are confirmed. */
  festivos?: readonly Propuesto[] | undefined;
};

/** @returns the id of the act. */
export async function createAct(
  tx: Queryable,
  entidadId: number,
  { centroId, mes, autorId, festivos, ...acta }: NuevaActa,
): Promise<number> {
  const kept = festivos ? { festivos: JSON.stringify(festivos) } : {};
  const [row] = await run(
    tx,
    sql
      .insertInto('instancia.cierres')
      .values({ ...acta, ...kept, entidad_id: entidadId, centro_id: centroId, mes: `${mes}-01`, autor_id: autorId })
      .returning('cierre_id as id'),
  );
  if (!row) throw new Error('the act was not written');
  return row.id;
}

const SIN_CONFIRMAR = statement(
  'cierres.SIN_CONFIRMAR',
  `
  select c.centro_id as id, c.pais, c.region from instancia.centros c
  where c.entidad_id = $1 and c.centro_id = any($2) and not exists (
    select from instancia.festivos_confirmados f where f.entidad_id = $1 and f.centro_id = c.centro_id and f.ano = $3)`,
);

/** The proposed holidays of a month in these centres. A centre whose year is confirmed is not among them. */
export async function findProposed(
  tx: Queryable,
  entidadId: number,
  { mes, centroIds }: { mes: Mes; centroIds: readonly number[] },
): Promise<Map<number, readonly Propuesto[]>> {
  const ano = Number(mes.slice(0, 4));
  const rows = await tx.query(SIN_CONFIRMAR, [entidadId, centroIds, ano]);
  const propuestas = await loadProposals();
  return new Map(rows.map(({ id, pais, region }) => [id, propuestas(pais, region, ano).filter(({ fecha }) => fecha.startsWith(mes))]));
}

const APUNTAR = statement(
  'cierres.APUNTAR',
  `
  insert into instancia.bolsa_movimientos (entidad_id, usuario_id, clase, fecha, minutos, origen, caduca, cierre_id, autor_id, momento, clave)
  select $1, p, 'cierre', $2, m, 'irregular', case when m > 0 then $3::date end, $4, $5, $6, 'cierre:' || $4::int
  from unnest($7::int[], $8::int[]) as t (p, m) where m <> 0
  on conflict (entidad_id, usuario_id, clave) do nothing returning movimiento_id as id`,
);

/**
 * Books the balances of a closed month into the hour banks. A repeat for the same act adds nothing. @returns how many were
 * written.
 */
export async function createClosingMovements(
  tx: Queryable,
  entidadId: number,
  acta: { id: number; fecha: string; caduca: string; autorId: number; momento: string; balances: ReadonlyMap<number, number> },
): Promise<number> {
  const { id, fecha, caduca, autorId, momento, balances } = acta;
  const values = [entidadId, fecha, caduca, id, autorId, momento, [...balances.keys()], [...balances.values()]] as const;
  return (await tx.query(APUNTAR, values)).length;
}

const DESAPUNTAR = statement(
  'cierres.DESAPUNTAR',
  `
  insert into instancia.bolsa_movimientos (entidad_id, usuario_id, clase, fecha, minutos, origen, refiere_a, cierre_id, autor_id, momento, clave)
  select m.entidad_id, m.usuario_id, 'cierre', m.fecha, -m.minutos, m.origen, m.movimiento_id, $3, $4, $5, 'contra:' || m.movimiento_id
  from instancia.bolsa_movimientos m where m.entidad_id = $1 and m.cierre_id = $2
  on conflict (entidad_id, usuario_id, clave) do nothing returning movimiento_id as id`,
);

/**
 * Cancels the balances of a closing with one counter-movement each. The reason stands in the act only: it may be about one person, and every
 * colleague sees their own movement. @returns how many were written.
 */
export async function createCounterMovements(
  tx: Queryable,
  entidadId: number,
  acta: { cierreId: number; id: number; autorId: number; momento: string },
): Promise<number> {
  const { cierreId, id, autorId, momento } = acta;
  return (await tx.query(DESAPUNTAR, [entidadId, cierreId, id, autorId, momento])).length;
}
