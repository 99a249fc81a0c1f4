import type { Ausencia, ContextoLaboral, DiaPrevisto, Fecha, Festivo, PeriodoLaboral } from './modelo.ts';
import { findShift } from './turno-previsto.ts';

/** Company calendars are long-lived and shared: each is indexed once. */
const holidayIndexes = new WeakMap<readonly Festivo[], Map<string, string>>();
function holidayOn(festivos: readonly Festivo[], centroId: number, fecha: Fecha): string | null {
  let index = holidayIndexes.get(festivos);
  if (!index) {
    index = new Map(festivos.map((festivo) => [`${festivo.centroId} ${festivo.fecha}`, festivo.nombre]));
    holidayIndexes.set(festivos, index);
  }
  return index.get(`${centroId} ${fecha}`) ?? null;
}

/** The zone of somebody who has no contract on a day: that of the period before, else of the first one. */
function zoneWithout(periodos: readonly PeriodoLaboral[], fecha: Fecha): string {
  const before = periodos.findLast(({ desde }) => desde <= fecha);
  return (before ?? periodos[0])?.centro.zona ?? 'UTC';
}

const isWholeDay = ({ aprobada, minutos }: Ausencia): boolean => aprobada && minutos === null;

/** The absence that a day shows where there are several: a whole day that is agreed, then agreed minutes, then what is only asked for. */
function mainAbsence(ausencias: readonly Ausencia[]): DiaPrevisto['ausencia'] {
  const shown = ausencias.find(isWholeDay) ?? ausencias.find(({ aprobada }) => aprobada) ?? ausencias[0];
  return shown ? { clase: shown.clase, aprobada: shown.aprobada, minutos: shown.minutos } : null;
}

function planDay(laboral: ContextoLaboral, dia: Temporal.PlainDate): DiaPrevisto {
  const fecha = dia.toString();
  const ausencias = laboral.ausencias.filter(({ desde, hasta }) => desde <= fecha && fecha <= hasta);
  const periodo = laboral.periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
  const nothing = { fecha, ausencia: mainAbsence(ausencias), turno: null, minutos: 0 };
  if (!periodo) {
    const zona = zoneWithout(laboral.periodos, fecha);
    return { ...nothing, zona, centro: null, motivo: 'sin-contrato', festivo: null, horarioNombre: null, cortesiaMinutos: 0 };
  }
  const { centro, horario, horarioNombre } = periodo;
  const festivo = holidayOn(laboral.festivos, centro.id, fecha);
  const day = { ...nothing, zona: centro.zona, centro, festivo, horarioNombre, cortesiaMinutos: horario.cortesiaMinutos };
  if (festivo !== null && !horario.trabajaFestivos) return { ...day, motivo: 'festivo' };
  const placed = findShift(periodo, dia);
  if (!placed) return { ...day, motivo: festivo === null ? 'libre' : 'festivo' };
  if (ausencias.some(isWholeDay)) return { ...day, motivo: 'ausencia' };
  const absent = ausencias.reduce((sum, { aprobada, minutos }) => sum + (aprobada ? (minutos ?? 0) : 0), 0);
  return { ...day, motivo: 'laborable', turno: placed.turno, minutos: Math.max(0, placed.minutos - absent) };
}

/** A day is asked for again and again: each is planned once for as long as its context lives. */
const plannedDays = new WeakMap<ContextoLaboral, Map<Fecha, DiaPrevisto>>();
function plannedDaysOf(laboral: ContextoLaboral): Map<Fecha, DiaPrevisto> {
  const known = plannedDays.get(laboral) ?? new Map<Fecha, DiaPrevisto>();
  plannedDays.set(laboral, known);
  return known;
}

/**
 * The planned day of one person: schedule, holiday of the centre, absence, and the minutes expected after all of them.
 * The same object for the same context: neither may be changed. @throws RangeError when `fecha` is no date.
 */
export function planificarDia(laboral: ContextoLaboral, fecha: Fecha): DiaPrevisto {
  const known = plannedDaysOf(laboral);
  const day = known.get(fecha) ?? planDay(laboral, Temporal.PlainDate.from(fecha));
  known.set(fecha, day);
  return day;
}

/** The planned days from `desde` to `hasta`, both included; none when they are the wrong way round. @throws RangeError as above. */
export function planificarDias(laboral: ContextoLaboral, desde: Fecha, hasta: Fecha): DiaPrevisto[] {
  const first = Temporal.PlainDate.from(desde);
  const days = Math.max(0, first.until(hasta).days + 1);
  return Array.from({ length: days }, (_, index) => planificarDia(laboral, first.add({ days: index }).toString()));
}
