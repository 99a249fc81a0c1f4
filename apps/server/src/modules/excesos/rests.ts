import { caducidadDe } from '@jornada/domain/bolsa/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { SituacionDeExtra } from '../horas-extra/service.ts';
import type { DiaCalculado } from './categories.ts';
import type { VividaLeida } from './reading-repo.ts';
import { lock } from '../../shared/locks.ts';

const TOMAR = statement(
  'excesos/rests.TOMAR',
  `
  insert into instancia.bolsa_movimientos (entidad_id, usuario_id, clase, fecha, minutos, origen, caduca, exceso, autor_id, momento, clave)
  values ($1, $2, 'extra', $3, $4, 'extra', $5, $3, $6, $7, 'exceso:' || $3::date || ':' || (
    select count(*) from instancia.bolsa_movimientos m where m.entidad_id = $1 and m.usuario_id = $2 and m.exceso = $3::date))`,
);
const DEVOLVER = statement(
  'excesos/rests.DEVOLVER',
  `
  insert into instancia.bolsa_movimientos (entidad_id, usuario_id, clase, fecha, minutos, origen, refiere_a, exceso, autor_id, momento, clave)
  select m.entidad_id, m.usuario_id, m.clase, m.fecha, -m.minutos, m.origen, m.movimiento_id, m.exceso, $3, $4, 'contra:' || m.movimiento_id
  from instancia.bolsa_movimientos m where m.entidad_id = $1 and m.movimiento_id = $2`,
);

type Rests = {
  situacion: SituacionDeExtra;
  vivida: VividaLeida;
  dias: readonly DiaCalculado[];
  /** Days of which nothing changes any more. */
  isKept(fecha: string): boolean;
  momento: string;
};

/**
 * Brings the hour bank to the rest that days without a request are worth by rule or by hand, with its last day: what is missing is written,
 * what is not so any more is taken back by a counter-movement. Done twice, it changes nothing.
 */
export async function settleRests(tx: Queryable, entidadId: number, { situacion, vivida, dias, isKept, momento }: Rests): Promise<void> {
  const { leida } = situacion;
  const wanted = new Map(
    dias.flatMap(({ fecha, partes }) => {
      const minutos = partes.reduce((sum, one) => sum + (one.categoria === 'descanso' && one.fuente !== 'solicitud' ? one.minutos : 0), 0);
      return minutos > 0 && !isKept(fecha) ? [[fecha, minutos] as const] : [];
    }),
  );
  const wrong = vivida.descansos.filter(({ fecha, minutos }) => !isKept(fecha) && wanted.get(fecha) !== minutos);
  for (const { fecha, minutos } of vivida.descansos) if (wanted.get(fecha) === minutos) wanted.delete(fecha);
  if (wrong.length === 0 && wanted.size === 0) return;
  await lock.bank(tx, leida.personaId);
  const authors = new Map(vivida.decisiones.map(({ fecha, autorId }) => [fecha, autorId]));
  for (const { movimientoId, fecha } of wrong) await tx.query(DEVOLVER, [entidadId, movimientoId, authors.get(fecha) ?? null, momento]);
  for (const [fecha, minutos] of wanted) {
    const caduca = caducidadDe(leida.bolsa?.reglas ?? [], { fecha, origen: 'extra' });
    await tx.query(TOMAR, [entidadId, leida.personaId, fecha, minutos, caduca, authors.get(fecha) ?? null, momento]);
  }
}
