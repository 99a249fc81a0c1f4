import { fechaDeNumero } from '../horario/calendario.ts';
import type { ContextoLaboral, DiaPrevisto, Fecha, Instante } from '../horario/modelo.ts';
import type { Incidencia, Jornada } from './modelo.ts';
import { alMinuto, instanteDe, ms } from './tiempo.ts';

const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;
/** How long before a shift an entry already belongs to it, in milliseconds. */
export const ANTELACION = 4 * HORA_MS;
/** How long after its planned end a day that is still open is taken as forgotten, in milliseconds. */
const TRAS_EL_TURNO = 6 * HORA_MS;

/** How long after its end a day still counts as today, if the next shift is far. In milliseconds. */
export const SIGUE_SIENDO_HOY = ANTELACION;

/** The first planned minute of a day, in milliseconds; null without a shift. */
export const inicioPrevisto = ({ turno }: DiaPrevisto): number | null => (turno === null ? null : ms(turno.entradaDesde ?? turno.inicio));

const localDate = (momento: Instante, zona: string): Fecha =>
  Temporal.Instant.from(momento).toZonedDateTimeISO(zona).toPlainDate().toString();

/**
 * The day of an entry. If the entry is in the window of a planned shift (from four hours before its start to its end), it is that
 * shift's day, the nearest start first. Otherwise it is the local date in the zone of the centre. The device's zone and the
 * seconds have no effect: the record counts whole minutes.
 */
export function fechaDeEntrada(laboral: ContextoLaboral, momento: Instante): Fecha {
  const now = ms(alMinuto(momento));
  const utc = Math.floor(now / DIA_MS);
  const dias = laboral.planDias(fechaDeNumero(utc - 2), fechaDeNumero(utc + 1));
  const [nearest] = dias
    .flatMap((dia) => {
      const inicio = inicioPrevisto(dia);
      const holds = inicio !== null && dia.turno !== null && now >= inicio - ANTELACION && now < ms(dia.turno.fin);
      return holds ? [{ fecha: dia.fecha, distance: Math.abs(now - inicio) }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance);
  if (nearest) return nearest.fecha;
  // The zone may change between two days, so the date must agree with the zone of its own day.
  const dates = new Map([...new Set(dias.map(({ zona }) => zona))].map((zona) => [zona, localDate(momento, zona)]));
  const own = dias.find(({ fecha, zona }) => dates.get(zona) === fecha);
  return own?.fecha ?? localDate(momento, laboral.planDia(fechaDeNumero(utc)).zona);
}

/** Since when somebody has been there without having left: a break does not begin anew. Null where nothing is open. */
export function llegadaDe(tramos: Jornada['tramos']): Instante | null {
  let since = tramos.findLast(({ fin }) => fin === null)?.inicio ?? null;
  for (const { inicio, fin } of tramos.toReversed()) if (fin !== null && fin === since) since = inicio;
  return since;
}

/**
 * When an open day begins to count as forgotten: 12 h after its last clock-in and 6 h after its planned end, or 16 h without a
 * plan. These limits are ours, not from a law. They leave room for overtime and double shifts, and are over by the next morning.
 */
export function limiteDeOlvido({ inicio, tramos }: Pick<Jornada, 'inicio' | 'tramos'>, previsto: DiaPrevisto): Instante {
  const entered = llegadaDe(tramos) ?? inicio;
  const start = entered === null ? 0 : ms(entered);
  return instanteDe(
    previsto.turno === null ? start + 16 * HORA_MS : Math.max(start + 12 * HORA_MS, ms(previsto.turno.fin) + TRAS_EL_TURNO),
  );
}

/**
 * Until when a day, or a stretch of it, that began at an instant may last (milliseconds): 24 hours, or so much longer than its planned duty as a day
 * may stay open. Where the clock is put back a duty of 24 hours by the clock takes 25.
 */
export function maximoFin(inicio: number, { turno }: DiaPrevisto): number {
  const planned = turno === null ? 0 : ms(turno.fin) - ms(turno.inicio);
  return inicio + Math.max(DIA_MS, planned + TRAS_EL_TURNO);
}

/**
 * A day as it is shown. An open day that is not the person's today (`EstadoDeHoy.fecha`) has no clock-out. The log itself says so
 * only after another day begins.
 */
export function settleOpenDay<J extends Pick<Jornada, 'estado' | 'fecha' | 'incidencias'>>(jornada: J, hoy: Fecha): J {
  if (jornada.estado !== 'abierta' || jornada.fecha === hoy) return jornada;
  const incidencias = new Set<Incidencia>(jornada.incidencias).add('falta-salida');
  return { ...jornada, estado: 'incompleta', incidencias: [...incidencias].toSorted() };
}

/** How far a server's clock may have been set back for people to clock on, in milliseconds. */
export const ATRASO_DEL_RELOJ = 2 * HORA_MS;

/** Whether a day began so long after now that the clock was ahead when it was clocked. Nobody is at work in it. */
const isOfTimeToCome = ({ inicio }: Pick<Jornada, 'inicio'>, ahora: Instante): boolean =>
  inicio !== null && ms(inicio) - ms(ahora) > ATRASO_DEL_RELOJ;

/**
 * Whether an open day is forgotten. Never while an entry now would still belong to it. One of a time to come is left as well: it must keep nobody from
 * clocking until it comes.
 */
export function isOlvidada(
  laboral: ContextoLaboral,
  jornada: Pick<Jornada, 'estado' | 'fecha' | 'inicio' | 'tramos'>,
  ahora: Instante,
): boolean {
  if (jornada.estado !== 'abierta') return false;
  if (isOfTimeToCome(jornada, ahora)) return true;
  const limit = limiteDeOlvido(jornada, laboral.planDia(jornada.fecha));
  return ms(ahora) > ms(limit) && fechaDeEntrada(laboral, ahora) !== jornada.fecha;
}
