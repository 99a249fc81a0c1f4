import type { Mes } from '@jornada/domain/cierres/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { lock } from '../../shared/locks.ts';

// Marks of one month by their first day; the few that span several by their last one.
const MARCADAS = `
  select c.usuario_id from instancia.meses_cambiados c where c.entidad_id = $1 and c.desde = $2::date
  union select c.usuario_id from instancia.meses_cambiados c where c.entidad_id = $1 and c.hasta > c.desde and c.hasta >= $2::date and c.desde < $2::date
  union select m.usuario_id from instancia.meses_de_persona m where m.entidad_id = $1 and m.mes = $2::date and m.vence <= $3`;
// In the order of ids from the last one on, so that nobody else is looked at.
const sinSumar = (limit: string): string => `
  select n.usuario_id
  from (select coalesce((select hasta_usuario from instancia.meses_sumados where entidad_id = $1 and mes = $2::date), 0) as hasta offset 0) s
  cross join lateral (
    select u.usuario_id from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id > s.hasta order by u.usuario_id limit ${limit}) n`;

/** How many people of a month have to be summed up, counted up to `most`. */
const CUANTAS = statement(
  'mes/stale.CUANTAS',
  `select count(*)::int as total from (select from (${MARCADAS} union ${sinSumar('$4')}) as todas where usuario_id is not null limit $4) as contadas`,
);

type Momento = { mes: Mes; ahora: string };

export async function countStale(tx: Queryable, entidadId: number, { mes, ahora, most }: Momento & { most: number }): Promise<number> {
  const [row] = await tx.query(CUANTAS, [entidadId, `${mes}-01`, ahora, most]);
  return row?.total ?? 0;
}

const NUEVAS = statement('mes/stale.NUEVAS', `${sinSumar('$3')} order by 1`);
const AVANZAR = statement(
  'mes/stale.AVANZAR',
  `
  insert into instancia.meses_sumados (entidad_id, mes, hasta_usuario) values ($1, $2, $3)
  on conflict (entidad_id, mes) do update set hasta_usuario = excluded.hasta_usuario`,
);
const CAMBIADAS = statement('mes/stale.CAMBIADAS', `select usuario_id from (${MARCADAS}) as marcadas order by usuario_id limit $4`);

/** The next people to sum up: first those whose month was never stored, in the order of their ids. */
export async function takeStale(tx: Queryable, entidadId: number, { mes, ahora, limit }: Momento & { limit: number }): Promise<number[]> {
  const first = `${mes}-01`;
  const fresh = await tx.query(NUEVAS, [entidadId, first, limit]);
  const last = fresh.at(-1)?.usuario_id;
  if (last !== undefined) await tx.query(AVANZAR, [entidadId, first, last]);
  const rows = last === undefined ? await tx.query(CAMBIADAS, [entidadId, first, ahora, limit]) : fresh;
  return rows.map(({ usuario_id }) => usuario_id);
}

const QUITAR = statement(
  'mes/stale.QUITAR',
  `
  with quitadas as (
    delete from instancia.meses_cambiados c
    where c.entidad_id = $1 and c.usuario_id = any($3) and c.desde <= $2::date and c.hasta >= $2::date
    returning c.usuario_id, c.desde, c.hasta)
  insert into instancia.meses_cambiados (entidad_id, usuario_id, desde, hasta)
  select distinct $1::int, usuario_id, desde, ($2::date - interval '1 month')::date from quitadas where desde < $2::date
  union select distinct $1::int, usuario_id, ($2::date + interval '1 month')::date, hasta from quitadas where hasta > $2::date`,
);

/**
 * Takes the marks of these people for a month away; those of other months stay. What is read in a later statement of the transaction is at least as
 * new as what these marks tell of.
 */
export async function clearMarks(tx: Queryable, entidadId: number, mes: Mes, ids: readonly number[]): Promise<void> {
  await tx.query(QUITAR, [entidadId, `${mes}-01`, ids]);
}

const SUMADOS = statement('mes/stale.SUMADOS', `select to_char(mes, 'YYYY-MM') as mes from instancia.meses_sumados where entidad_id = $1`);

/** The months whose sums are stored. */
export const findStoredMonths = async (tx: Queryable, entidadId: number): Promise<Mes[]> =>
  (await tx.query(SUMADOS, [entidadId])).map(({ mes }) => mes);

const OLVIDAR = statement(
  'mes/stale.OLVIDAR',
  `
  delete from instancia.meses_cambiados c
  where c.entidad_id = $1 and not exists (
    select from instancia.meses_sumados m where m.entidad_id = $1 and m.mes between c.desde and c.hasta)`,
);

/** Drops marks of months that nobody has looked at. What they tell of is committed, so it is read once somebody does. */
export async function dropMarks(tx: Queryable, entidadId: number): Promise<void> {
  // Whoever sums up a month for the first time is waited for.
  await lock.sums(tx, entidadId);
  await tx.query(OLVIDAR, [entidadId]);
}
