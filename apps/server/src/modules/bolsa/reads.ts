import type { Queryable } from '../../platform/database/pool.ts';
import type { ReglaBolsa } from '@jornada/domain/bolsa/modelo.ts';
import { run, sql } from '../../platform/database/sql.ts';

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
