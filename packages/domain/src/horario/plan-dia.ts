import { fechaDeNumero, numeroDeDia } from './calendario.ts';
import type { Ausencia, Centro, ContextoLaboral, DiaPrevisto, Fecha, Festivo, PeriodoLaboral, VersionHorario } from './modelo.ts';
import { findShift } from './turno-previsto.ts';

/** Company calendars live long and are shared, so each is indexed once. */
const holidayIndexes = new WeakMap<readonly Festivo[], Map<string, string>>();
function holidayOn(festivos: readonly Festivo[], centroId: number, fecha: Fecha): string | null {
  let index = holidayIndexes.get(festivos);
  if (!index) {
    index = new Map(festivos.map((festivo) => [`${festivo.centroId} ${festivo.fecha}`, festivo.nombre]));
    holidayIndexes.set(festivos, index);
  }
  return index.get(`${centroId} ${fecha}`) ?? null;
}

/** The zone of a person without a contract on a day: that of the period before, otherwise of the first one. */
function zoneWithout(periodos: readonly PeriodoLaboral[], fecha: Fecha): string {
  const before = periodos.findLast(({ desde }) => desde <= fecha);
  return (before ?? periodos[0])?.centro.zona ?? 'UTC';
}

const isWholeDay = ({ aprobada, minutos }: Ausencia): boolean => aprobada && minutos === null;

/** The absence that a day shows if it has several: first an approved whole day, then approved minutes, then a pending one. */
function mainAbsence(ausencias: readonly Ausencia[]): DiaPrevisto['ausencia'] {
  const shown = ausencias.find(isWholeDay) ?? ausencias.find(({ aprobada }) => aprobada) ?? ausencias[0];
  return shown ? { clase: shown.clase, aprobada: shown.aprobada, minutos: shown.minutos } : null;
}

/** The plan of a day by schedule and calendar, for people without an absence on that day. */
function planPeriod({ festivos }: ContextoLaboral, periodo: PeriodoLaboral, fecha: Fecha): DiaPrevisto {
  const { centro, horario, horarioNombre } = periodo;
  const festivo = holidayOn(festivos, centro.id, fecha);
  const { cortesiaMinutos } = horario;
  const day = { fecha, zona: centro.zona, centro, ausencia: null, festivo, horarioNombre, cortesiaMinutos, turno: null, minutos: 0 };
  if (festivo !== null && !horario.trabajaFestivos) return { ...day, motivo: 'festivo' };
  const placed = findShift(periodo, fecha);
  if (!placed) return { ...day, motivo: festivo === null ? 'libre' : 'festivo' };
  return { ...day, motivo: 'laborable', turno: placed.turno, minutos: placed.minutos };
}

/** Days kept for each schedule in a centre: more than a year. */
const MAX_SHARED = 500;
type Shared = Map<string, DiaPrevisto>;
const sharedDays = new WeakMap<readonly Festivo[], WeakMap<VersionHorario, WeakMap<Centro, Shared>>>();

/** The value of an object key. It is made if there is none. */
function valueOf<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/**
 * People with the same schedule in the same centre have the same days. Each day is planned once and kept as long as its calendar
 * object.
 */
function sharedDay(laboral: ContextoLaboral, periodo: PeriodoLaboral, fecha: Fecha): DiaPrevisto {
  const bySchedule = valueOf(sharedDays, laboral.festivos, () => new WeakMap<VersionHorario, WeakMap<Centro, Shared>>());
  const byCentre = valueOf(bySchedule, periodo.horario, () => new WeakMap<Centro, Shared>());
  const days = valueOf(byCentre, periodo.centro, () => new Map<string, DiaPrevisto>());
  const key = `${fecha}${periodo.horarioNombre}`;
  const known = days.get(key);
  if (known) return known;
  const day = planPeriod(laboral, periodo, fecha);
  if (days.size >= MAX_SHARED) days.clear();
  days.set(key, day);
  return day;
}

function planDay(laboral: ContextoLaboral, fecha: Fecha): DiaPrevisto {
  const ausencias = laboral.ausencias.filter(({ desde, hasta }) => desde <= fecha && fecha <= hasta);
  const periodo = laboral.periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
  const ausencia = mainAbsence(ausencias);
  if (!periodo) {
    const zona = zoneWithout(laboral.periodos, fecha);
    const nothing = { festivo: null, horarioNombre: null, cortesiaMinutos: 0, turno: null, minutos: 0 };
    return { fecha, zona, centro: null, motivo: 'sin-contrato', ausencia, ...nothing };
  }
  const day = sharedDay(laboral, periodo, fecha);
  if (ausencias.length === 0) return day;
  if (day.motivo !== 'laborable') return { ...day, ausencia };
  if (ausencias.some(isWholeDay)) return { ...day, ausencia, motivo: 'ausencia', turno: null, minutos: 0 };
  const absent = ausencias.reduce((sum, { aprobada, minutos }) => sum + (aprobada ? (minutos ?? 0) : 0), 0);
  return { ...day, ausencia, minutos: Math.max(0, day.minutos - absent) };
}

/** A day is needed many times. It is planned once and kept as long as its context. */
const plannedDays = new WeakMap<ContextoLaboral, Map<Fecha, DiaPrevisto>>();

/**
 * The planned day of one person: schedule, holiday of the centre, absence, and the expected minutes after all of them. The same
 * context gives the same object, and people with the same schedule share it, so it must not be changed. @throws RangeError if
 * `fecha` is not a date.
 */
export function planDia(laboral: ContextoLaboral, fecha: Fecha): DiaPrevisto {
  const known = valueOf(plannedDays, laboral, () => new Map<Fecha, DiaPrevisto>());
  const day = known.get(fecha) ?? planDay(laboral, checked(fecha));
  known.set(fecha, day);
  return day;
}

/** @throws RangeError when it is no date. */
function checked(fecha: Fecha): Fecha {
  if (fechaDeNumero(numeroDeDia(fecha)) !== fecha) Temporal.PlainDate.from(fecha);
  return fecha;
}

/** The planned days from `desde` to `hasta`, both included; empty if `hasta` is before `desde`. @throws RangeError as above. */
export function planDias(laboral: ContextoLaboral, desde: Fecha, hasta: Fecha): DiaPrevisto[] {
  const first = numeroDeDia(checked(desde));
  const days = Math.max(0, numeroDeDia(checked(hasta)) - first + 1);
  return Array.from({ length: days }, (_, index) => planDia(laboral, fechaDeNumero(first + index)));
}
