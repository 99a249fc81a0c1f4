import { caducidadDe } from '@jornada/domain/bolsa/index.ts';
import { descansoDe } from '@jornada/domain/horas-extra/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findPeople, type DescansoEscrito, createSituation, isApproved } from './reads.ts';
import { lock } from '../../shared/locks.ts';

const TOMAR = statement(
  'horas-extra/settle.TOMAR',
  `
  insert into instancia.bolsa_movimientos (entidad_id, usuario_id, clase, fecha, minutos, origen, caduca, solicitud_id, autor_id, momento, clave)
  values ($1, $2, 'extra', $3, $4, 'extra', $5, $6, $7, $8, 'extra:' || $6::bigint || ':' || (
    select count(*) from instancia.bolsa_movimientos m where m.entidad_id = $1 and m.usuario_id = $2 and m.solicitud_id = $6))`,
);
const DEVOLVER = statement(
  'horas-extra/settle.DEVOLVER',
  `
  insert into instancia.bolsa_movimientos (entidad_id, usuario_id, clase, fecha, minutos, origen, refiere_a, solicitud_id, autor_id, momento, clave)
  select m.entidad_id, m.usuario_id, m.clase, m.fecha, -m.minutos, m.origen, m.movimiento_id, m.solicitud_id, $3, $4, 'contra:' || m.movimiento_id
  from instancia.bolsa_movimientos m where m.entidad_id = $1 and m.movimiento_id = $2`,
);

type Settling = { clock: Clock; entidades: EntidadesService };
export type DiasQueSaldar = { entidadId: number; personaId: number; fechas: readonly string[]; autorId: number | null };

/** Rest that a request should have brought to the hour bank. */
type Deseado = { solicitudId: number; fecha: string; minutos: number };

const isSame = (written: DescansoEscrito, { minutos, fecha }: Deseado): boolean => written.minutos === minutos && written.fecha === fecha;

/**
 * Brings the hour bank to what agreed overtime of some days is worth by the record: what is missing is written, and what is not so any
 * more is taken back by a counter-movement. Done twice, it changes nothing. Days that the record does not know yet bring nothing.
 */
export async function settleDays(
  tx: Queryable,
  { clock, entidades }: Settling,
  { entidadId, personaId, fechas, autorId }: DiasQueSaldar,
): Promise<void> {
  await lock.bank(tx, personaId);
  const first = fechas.toSorted()[0];
  if (first === undefined) return;
  const found = await findPeople(tx, entidadId, [personaId], { dias: '9999-01-01', pedidas: `${first.slice(0, 4)}-01-01` });
  const leida = found.get(personaId);
  if (!leida) return;
  const empresa = await entidades.getConfiguration(entidadId, leida.revision);
  const ahora = clock.now();
  const situacion = createSituation(leida, empresa, ahora.toZonedDateTimeISO(empresa.zona).toPlainDate().toString());
  const due = leida.pedidas.flatMap((one): Deseado[] => {
    const isDue = isApproved(one.estado) && one.compensacion === 'descanso' && situacion.dayOf(one.fecha).trabajado !== null;
    const minutos = isDue ? descansoDe(situacion.realOf(one), one.tipologia) : 0;
    return minutos > 0 ? [{ solicitudId: one.id, fecha: one.fecha, minutos }] : [];
  });
  const wanted = new Map(due.map((one) => [one.solicitudId, one]));
  const how = [autorId, ahora.toString()] as const;
  const days = new Set(fechas);
  for (const written of leida.descansos.filter(({ fecha }) => days.has(fecha))) {
    const one = wanted.get(written.solicitudId);
    if (one && isSame(written, one)) wanted.delete(written.solicitudId);
    else await tx.query(DEVOLVER, [entidadId, written.movimientoId, ...how]);
  }
  for (const { solicitudId, fecha, minutos } of wanted.values()) {
    if (!days.has(fecha)) continue;
    const caduca = caducidadDe(leida.bolsa?.reglas ?? [], { fecha, origen: 'extra' });
    await tx.query(TOMAR, [entidadId, personaId, fecha, minutos, caduca, solicitudId, ...how]);
  }
}

const ACORDADAS = statement(
  'horas-extra/settle.ACORDADAS',
  `
  select s.usuario_id as "personaId", s.desde as fecha, sum(s.cantidad)::int as minutos
  from instancia.solicitudes s
  where s.entidad_id = $1 and s.modulo = 'horas-extra' and s.estado in ('aprobada', 'anulacion-solicitada') and s.desde between $2 and $3
  group by 1, 2 order by 1, 2`,
  told<{ minutos: ExtraAcordada['minutos'] }>(),
);
export type ExtraAcordada = { personaId: number; fecha: string; minutos: number };

/** Agreed overtime of some days, by person and day, as it was asked for. */
const findAgreed = (tx: Queryable, entidadId: number, { desde, hasta }: { desde: string; hasta: string }): Promise<ExtraAcordada[]> =>
  tx.query(ACORDADAS, [entidadId, desde, hasta]);

/** Settles all agreed overtime of some days, person by person. */
export async function settleAll(
  tx: Queryable,
  settling: Settling,
  entidadId: number,
  ventana: { desde: string; hasta: string },
): Promise<void> {
  const byPerson = Map.groupBy(await findAgreed(tx, entidadId, ventana), ({ personaId }) => personaId);
  for (const [personaId, days] of byPerson)
    await settleDays(tx, settling, { entidadId, personaId, fechas: days.map(({ fecha }) => fecha), autorId: null });
}

/** For the closing of months: agreed overtime is settled by itself. */
export const createExtraApart = (settling: Settling) => ({
  settle: (tx: Queryable, entidadId: number, ventana: { desde: string; hasta: string }) => settleAll(tx, settling, entidadId, ventana),
  find: findAgreed,
});
