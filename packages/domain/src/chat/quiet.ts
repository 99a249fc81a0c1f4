import { masDias } from '../horario/calendario.ts';
import { instanteLocal, diaDeSemana } from '../horario/calendario.ts';
import type { ContextoLaboral, DiaPrevisto, Instante } from '../horario/modelo.ts';
import { instanteDe, ms } from '../registros/tiempo.ts';

/** How far ahead somebody's next shift is looked for. */
const DAYS_AHEAD = 60;
const MS_PER_MINUTE = 60_000;
/** Hours in which a message rings for people without a timetable, from Monday to Friday. */
const USUAL = { from: '08:00', to: '20:00', lastWeekday: 5 } as const;

type Span = { from: number; to: number };

/** When a person works on a day, in milliseconds; null: not at all. Half a day off is no working time. */
function workOf({ turno, ausencia }: DiaPrevisto): Span | null {
  if (!turno) return null;
  const from = ms(turno.entradaDesde ?? turno.inicio);
  const to = ms(turno.fin);
  if (!ausencia?.aprobada || ausencia.mitad === null) return { from, to };
  const off = (ausencia.minutos ?? 0) * MS_PER_MINUTE;
  return ausencia.mitad === 'manana' ? { from: from + off, to } : { from, to: to - off };
}

/** The usual hours of a day for somebody without a timetable. */
const usualOn = (fecha: string, zona: string): Span | null =>
  diaDeSemana(fecha) > USUAL.lastWeekday
    ? null
    : { from: instanteLocal(fecha, USUAL.from, zona), to: instanteLocal(fecha, USUAL.to, zona) };

/**
 * When a message rings for a person, outside of whose working hours nothing rings (LOPDGDD, article 88): `ahora` itself, or the beginning of
 * their next working time. Null: they do not work within sixty days. `isWorking`: they are clocked in, whatever the plan says. `zona`: of the company.
 */
export function ringsAt(
  { laboral, isWorking, zona }: { laboral: ContextoLaboral; isWorking: boolean; zona: string },
  ahora: Instante,
): Instante | null {
  if (isWorking) return ahora;
  const now = ms(ahora);
  const hasTimetable = laboral.periodos.length > 0;
  // The night shift of the day before, in any zone.
  const first = masDias(ahora.slice(0, 10), -2);
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const fecha = masDias(first, days);
    const span = hasTimetable ? workOf(laboral.planDia(fecha)) : usualOn(fecha, zona);
    if (!span || span.to <= now || span.to <= span.from) continue;
    return span.from <= now ? ahora : instanteDe(span.from);
  }
  return null;
}

/** For so long ahead a sender is told the hour. Later than that, it would say that somebody is away. */
const TOLD_HOURS = 96;

/** The hour that a sender is told; null: only that it rings when the person works again. */
export const toldHour = (suena: Instante | null, ahora: Instante): Instante | null =>
  suena !== null && ms(suena) - ms(ahora) <= TOLD_HOURS * 60 * MS_PER_MINUTE ? suena : null;
