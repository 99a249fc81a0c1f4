import type { OrigenBolsa, ReglaBolsa } from '@jornada/domain/bolsa/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';

/** Any number of ours. Two writers of one bank take turns by it. */
const LOCK = 20_261_123;
const TAKE_LOCK = statement('bolsa.TAKE_LOCK', 'select pg_advisory_xact_lock($1, $2)');

/** Waits until nobody else writes into this person's bank. The lock lasts until the transaction ends. */
export async function takeBankLock(tx: Queryable, usuarioId: number): Promise<void> {
  await tx.query(TAKE_LOCK, [LOCK, usuarioId]);
}

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

/** The company's rules, newest first. */
export async function findRules(tx: Queryable, entidadId: number): Promise<ReglaBolsa[]> {
  const rows = await run(
    tx,
    sql
      .selectFrom('instancia.bolsa_reglas')
      .select(['desde', 'irregular_meses', 'extra_meses', 'tope_minutos'])
      .where('entidad_id', '=', entidadId)
      .orderBy('desde', 'desc'),
  );
  return rows.map(({ desde, irregular_meses, extra_meses, tope_minutos }) => ({
    desde,
    caducidadMeses: { irregular: irregular_meses, extra: extra_meses },
    topeMinutos: tope_minutos,
  }));
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
