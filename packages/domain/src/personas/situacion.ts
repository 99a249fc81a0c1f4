import { isWholeDays, type Ausencia, type DiaPrevisto, type Fecha, type Instante, type Subtipo } from '../horario/modelo.ts';
import { ANTELACION, llegadaDe } from '../registros/dia.ts';
import type { Jornada } from '../registros/modelo.ts';

export const ESTADOS_AHORA = ['trabajando', 'pausa', 'fuera', 'ausente'] as const;

/**
 * Why a person is out. `entra-hasta`: their schedule is flexible, and they may come until then. `tarde`: their shift has begun without them.
 * `sin-estrenar`: it has, but they have never used their account, so that nobody can say that they are late.
 */
export const MOTIVOS_FUERA = [
  'entra',
  'entra-hasta',
  'tarde',
  'salio',
  'libre',
  'festivo',
  'sin-contrato',
  'no-ficho',
  'sin-estrenar',
] as const;

/** Was somebody expected who has not come? Also once their shift is over: a no-show does not vanish with it. */
export const isExpected = (motivo: (typeof MOTIVOS_FUERA)[number]): boolean => motivo === 'tarde' || motivo === 'no-ficho';

/** Where somebody stands now. Of an absence only its last day is told, never its kind. */
export type Situacion =
  | { estado: 'trabajando'; desde: Instante | null }
  | { estado: 'pausa'; desde: Instante | null; subtipo: Subtipo }
  | { estado: 'ausente'; hasta: Fecha }
  | { estado: 'fuera'; motivo: (typeof MOTIVOS_FUERA)[number]; hora: Instante | null };

/** The part of a person's current or last day that is needed here. */
export type JornadaDeAhora = Pick<Jornada, 'fecha' | 'estado' | 'situacion' | 'tramos'> & { desde: Instante | null; fin: Instante | null };

const MS_PER_MINUTE = 60_000;
const ms = (instante: Instante): number => Temporal.Instant.from(instante).epochMilliseconds;

/** The last day of the whole-day absences that cover a day and follow one another without a gap. */
function finDeAusencia(ausencias: readonly Ausencia[], fecha: Fecha): Fecha | null {
  const enteras = ausencias.filter((one) => one.aprobada && isWholeDays(one));
  const covering = (dia: Fecha): Fecha | null =>
    enteras.reduce<Fecha | null>(
      (last, { desde, hasta }) => (desde <= dia && dia <= hasta && (last === null || hasta > last) ? hasta : last),
      null,
    );
  let last = covering(fecha);
  for (let next = last; next !== null; next = covering(Temporal.PlainDate.from(next).add({ days: 1 }).toString())) last = next;
  return last;
}

/** The shift of the day before that ended on this day, as long as the own shift of this day is far. */
function lastNight(previsto: DiaPrevisto, anterior: DiaPrevisto | null, ahora: Instante): DiaPrevisto['turno'] {
  const turno = anterior?.turno ?? null;
  if (!turno || ms(ahora) < ms(turno.fin)) return null;
  const isOfToday = Temporal.Instant.from(turno.fin).toZonedDateTimeISO(previsto.zona).toPlainDate().toString() === previsto.fecha;
  const isNext = previsto.turno !== null && ms(ahora) >= ms(previsto.turno.entradaDesde ?? previsto.turno.inicio) - ANTELACION;
  return isOfToday && !isNext ? turno : null;
}

function fuera(
  previsto: DiaPrevisto,
  { jornada, anterior, ahora }: { jornada: JornadaDeAhora | null; anterior: DiaPrevisto | null; ahora: Instante },
): Situacion {
  const { turno, motivo } = previsto;
  if (jornada?.fecha === previsto.fecha && jornada.fin !== null) return { estado: 'fuera', motivo: 'salio', hora: jornada.fin };
  const missed = lastNight(previsto, anterior, ahora);
  if (missed) return { estado: 'fuera', motivo: 'no-ficho', hora: missed.inicio };
  if (!turno) return { estado: 'fuera', motivo: motivo === 'festivo' || motivo === 'sin-contrato' ? motivo : 'libre', hora: null };
  const [now, last] = [ms(ahora), ms(turno.inicio) + previsto.cortesiaMinutos * MS_PER_MINUTE];
  if (now >= ms(turno.fin)) return { estado: 'fuera', motivo: 'no-ficho', hora: turno.inicio };
  if (now <= last) return { estado: 'fuera', motivo: turno.flexible ? 'entra-hasta' : 'entra', hora: turno.inicio };
  return { estado: 'fuera', motivo: 'tarde', hora: turno.inicio };
}

/**
 * Where a person is now, from today's plan and the open day, otherwise today's. A person who is clocked in works, whatever the
 * plan says. A person who is not, and has an absence for the whole day, is absent. `anterior`: the day before; null if anything
 * was recorded on it. `isUnused`: the account was never used.
 */
export function situacionDe(options: {
  previsto: DiaPrevisto;
  anterior: DiaPrevisto | null;
  ausencias: readonly Ausencia[];
  jornada: JornadaDeAhora | null;
  isUnused?: boolean;
  ahora: Instante;
}): Situacion {
  const { previsto, anterior, ausencias, jornada, isUnused = false, ahora } = options;
  if (jornada?.estado === 'abierta' && jornada.situacion !== 'fuera') {
    const { situacion, desde, tramos } = jornada;
    if (situacion === 'trabajando') return { estado: 'trabajando', desde: llegadaDe(tramos) ?? desde };
    const pausa = tramos.findLast(({ clase, fin }) => clase === 'pausa' && fin === null);
    return { estado: 'pausa', desde: pausa?.inicio ?? desde, subtipo: pausa?.subtipo ?? 'personal' };
  }
  const hasta = finDeAusencia(ausencias, previsto.fecha);
  if (hasta !== null) return { estado: 'ausente', hasta };
  const out = fuera(previsto, { jornada, anterior, ahora });
  return isUnused && out.estado === 'fuera' && isExpected(out.motivo) ? { ...out, motivo: 'sin-estrenar' } : out;
}
