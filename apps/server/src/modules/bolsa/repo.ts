import type { OrigenBolsa, ReglaBolsa } from '@jornada/domain/bolsa/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { pageOf } from '../../platform/database/page.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import { LACKS } from '../../shared/words.ts';

/** A page of the people who work here on a day, by name. */
export const findWorking = (
  tx: Queryable,
  entidadId: number,
  { hoy, palabras, start, limit }: { hoy: string; palabras: readonly string[]; start: number; limit: number },
): Promise<{ items: { id: number; nombre: string }[]; total: number }> =>
  pageOf(
    tx,
    sql
      .selectFrom('instancia.usuarios as u')
      .select(['u.usuario_id as id', 'u.nombre_completo as nombre'])
      .where('u.entidad_id', '=', entidadId)
      .where('u.activo', '=', true)
      .where('u.es_quiosco', '=', false)
      .where('u.es_invitado', '=', false)
      .where(raw<boolean>`(u.ultimo_dia is null or u.ultimo_dia >= ${hoy})`)
      .where(raw<boolean>`not exists (select from unnest(${palabras}::text[]) w where ${raw.raw(LACKS)})`)
      .orderBy(raw`u.nombre_completo collate "und-x-icu"`)
      .orderBy('u.usuario_id'),
    { start, limit },
  );

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
