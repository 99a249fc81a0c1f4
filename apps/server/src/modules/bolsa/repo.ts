import type { OrigenBolsa, ReglaBolsa } from '@jornada/domain/bolsa/modelo.ts';
import { byName } from '../../platform/database/page.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import { LACKS } from '../../shared/words.ts';
import type { BolsaLeida } from '../registros/service.ts';

type Trabajan = { hoy: string; palabras: readonly string[] };

/** Whether somebody works here on a day and has all the words in their search text. */
const works = ({ hoy, palabras }: Trabajan) =>
  raw<boolean>`u.activo and not u.es_quiosco and not u.es_invitado and (u.ultimo_dia is null or u.ultimo_dia >= ${hoy})
    and not exists (select from unnest(${palabras}::text[]) w where ${raw.raw(LACKS)})`;

const people = (entidadId: number) =>
  sql
    .selectFrom('instancia.usuarios as u')
    .select(['u.usuario_id as id', 'u.nombre_completo as nombre'])
    .where('u.entidad_id', '=', entidadId);

type Siguientes = Trabajan & { dir: 'asc' | 'desc'; tras: number | null; limit: number };

/** The next people who work here on a day, by name. `tras`: the last one of the part before, who may have left since. */
export function findWorking(tx: Queryable, entidadId: number, { dir, tras, limit, ...quienes }: Siguientes) {
  const name = byName('u.nombre_completo');
  const after = raw<boolean>`(${name}, u.usuario_id) ${raw.raw(dir === 'asc' ? '>' : '<')} (
    select t.nombre_completo, t.usuario_id from instancia.usuarios t where t.entidad_id = ${entidadId} and t.usuario_id = ${tras})`;
  const found = people(entidadId).where(works(quienes));
  return run(tx, (tras === null ? found : found.where(after)).orderBy(name, dir).orderBy('u.usuario_id', dir).limit(limit));
}

/** Everybody who works here on a day, by name, and `tras` among them, who may have left since. */
export function findAllWorking(tx: Queryable, entidadId: number, { tras, ...quienes }: Trabajan & { tras: number | null }) {
  return run(
    tx,
    people(entidadId)
      .select(works(quienes).as('trabaja'))
      .where((on) => on.or([works(quienes), raw<boolean>`u.usuario_id = ${tras}`]))
      .orderBy(byName('u.nombre_completo'))
      .orderBy('u.usuario_id'),
  );
}

const BANCOS = statement(
  'bolsa.BANCOS',
  `
  select u.usuario_id as id, instancia.leer_bolsa($1, u.usuario_id) as bolsa, coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones
  from instancia.usuarios u
  where u.entidad_id = $1 and u.usuario_id = any($2) and exists (
    select from instancia.bolsa_movimientos m where m.entidad_id = $1 and m.usuario_id = u.usuario_id)`,
  told<{ bolsa: BolsaLeida }>(),
);

/** What the balances of people are computed from; of those of them whose bank has any movement. */
export const findBanks = (tx: Queryable, entidadId: number, ids: readonly number[]) => tx.query(BANCOS, [entidadId, ids]);

export type NuevoMovimiento = {
  clase: 'ajuste' | 'abono';
  fecha: string;
  minutos: number;
  origen: OrigenBolsa;
  caduca: string | null;
  motivo: string;
  autorId: number;
  momento: string;
  clave: string;
};

/** The movement with a key, or null. */
export async function findMovement(tx: Queryable, entidadId: number, usuarioId: number, clave: string) {
  const [row] = await run(
    tx,
    sql
      .selectFrom('instancia.bolsa_movimientos')
      .select(['clase', 'minutos', 'origen', 'motivo'])
      .where('entidad_id', '=', entidadId)
      .where('usuario_id', '=', usuarioId)
      .where('clave', '=', clave),
  );
  return row ?? null;
}

export async function createMovement(tx: Queryable, entidadId: number, usuarioId: number, nuevo: NuevoMovimiento): Promise<void> {
  const { autorId, ...movimiento } = nuevo;
  await run(
    tx,
    sql
      .insertInto('instancia.bolsa_movimientos')
      .values({ ...movimiento, autor_id: autorId, entidad_id: entidadId, usuario_id: usuarioId }),
  );
}

/** Writes the rule that applies from a day on. A rule from the same day is replaced. */
export async function saveRule(tx: Queryable, entidadId: number, { desde, caducidadMeses, topeMinutos }: ReglaBolsa): Promise<void> {
  const regla = { irregular_meses: caducidadMeses.irregular, extra_meses: caducidadMeses.extra, tope_minutos: topeMinutos };
  await run(
    tx,
    sql
      .insertInto('instancia.bolsa_reglas')
      .values({ entidad_id: entidadId, desde, ...regla })
      .onConflict((conflict) => conflict.columns(['entidad_id', 'desde']).doUpdateSet(regla)),
  );
}
