import { fechaDeNumero, numeroDeDia } from './calendario.ts';
import {
  isWholeDays,
  type Ausencia,
  type Centro,
  type ContextoLaboral,
  type DiaPrevisto,
  type DiaSuelto,
  type DiasSueltos,
  type Fecha,
  type Festivo,
  type FestivosDeAno,
  type PeriodoLaboral,
  type VersionHorario,
} from './modelo.ts';
import { findShift, placeParts } from './turno-previsto.ts';
import { valueOf } from './value-of.ts';

/** Plans the days of people who share one calendar. It keeps the planned days as long as it lives. */
export type Planner = {
  /** `sueltos`: the published single days. They replace the schedule, a public holiday included, but neither absences nor a contract. */
  planFor(persona: {
    periodos: readonly PeriodoLaboral[];
    ausencias: readonly Ausencia[];
    sueltos?: DiasSueltos | undefined;
  }): ContextoLaboral;
};

type SharedDays = Map<string, DiaPrevisto>;

/** Days kept for each schedule in a centre: those of a year and more. */
const MAX_SHARED = 500;

/** The zone of somebody who has no contract on a day: that of the period before, else of the first one. */
function zoneWithout(periodos: readonly PeriodoLaboral[], fecha: Fecha): string {
  const before = periodos.findLast(({ desde }) => desde <= fecha);
  return (before ?? periodos[0])?.centro.zona ?? 'UTC';
}

/** The classes of absences, in the order in which they override each other. */
const WEIGHT: readonly Ausencia['clase'][] = ['baja', 'permiso', 'vacaciones', 'compensacion'];

const isWholeDay = (ausencia: Ausencia): boolean => ausencia.aprobada && isWholeDays(ausencia);

/** The minutes that an absence takes from a day that has `dia` of them; null: the whole day. */
function minutesOf({ minutos, mitad }: Ausencia, dia: number): number | null {
  if (mitad === 'manana') return Math.ceil(dia / 2);
  return mitad === 'tarde' ? Math.floor(dia / 2) : minutos;
}

/**
 * Approved absences come before pending ones; among equal ones the class decides: sick leave gives back the holidays that it
 * falls into.
 */
export const byWeight = (a: Ausencia, b: Ausencia): number =>
  Number(b.aprobada) - Number(a.aprobada) || WEIGHT.indexOf(a.clase) - WEIGHT.indexOf(b.clase);

/** The absence that a day shows if it has several: first a whole day that is agreed, then agreed minutes, then one that is only asked for. */
function mainAbsence(ausencias: readonly Ausencia[], dia: number): DiaPrevisto['ausencia'] {
  const inOrder = ausencias.toSorted(byWeight);
  const shown = inOrder.find(isWholeDay) ?? inOrder[0];
  return shown ? { clase: shown.clase, aprobada: shown.aprobada, minutos: minutesOf(shown, dia), mitad: shown.mitad } : null;
}

/** A day of a period on which nothing is planned yet. */
function emptyDay(festivo: string | null, { centro, horario, horarioNombre }: PeriodoLaboral, fecha: Fecha): Omit<DiaPrevisto, 'motivo'> {
  const { cortesiaMinutos } = horario;
  return { fecha, zona: centro.zona, centro, ausencia: null, festivo, horarioNombre, cortesiaMinutos, turno: null, minutos: 0 };
}

const dayOff = (festivo: string | null): DiaPrevisto['motivo'] => (festivo === null ? 'libre' : 'festivo');

/** The plan of a day by schedule and calendar, for people without an absence on that day. */
function planPeriod(festivo: string | null, periodo: PeriodoLaboral, fecha: Fecha): DiaPrevisto {
  const day = emptyDay(festivo, periodo, fecha);
  if (festivo !== null && !periodo.horario.trabajaFestivos) return { ...day, motivo: 'festivo' };
  const placed = findShift(periodo, fecha);
  return placed ? { ...day, motivo: 'laborable', turno: placed.turno, minutos: placed.minutos } : { ...day, motivo: dayOff(festivo) };
}

/** A single day. Whoever planned it knew the calendar, so it holds on a public holiday, too. */
function planSingle(festivo: string | null, periodo: PeriodoLaboral, fecha: Fecha, suelto: DiaSuelto): DiaPrevisto {
  const day = { ...emptyDay(festivo, periodo, fecha), suelto };
  const placed = placeParts(suelto, fecha, periodo.centro.zona);
  return placed ? { ...day, motivo: 'laborable', turno: placed.turno, minutos: placed.minutos } : { ...day, motivo: dayOff(festivo) };
}

/** The same day for a person who is absent on it, or for some minutes of it. */
function withAbsences(day: DiaPrevisto, ausencias: readonly Ausencia[]): DiaPrevisto {
  if (ausencias.length === 0) return day;
  const ausencia = mainAbsence(ausencias, day.minutos);
  if (day.motivo !== 'laborable') return { ...day, ausencia };
  if (ausencias.some(isWholeDay)) return { ...day, ausencia, motivo: 'ausencia', turno: null, minutos: 0 };
  const absent = ausencias.reduce((sum, one) => sum + (one.aprobada ? (minutesOf(one, day.minutos) ?? 0) : 0), 0);
  return { ...day, ausencia, minutos: Math.max(0, day.minutos - absent) };
}

/** A day outside every period of employment. */
function planWithout(periodos: readonly PeriodoLaboral[], fecha: Fecha): DiaPrevisto {
  const nothing = { festivo: null, ausencia: null, horarioNombre: null, cortesiaMinutos: 0, turno: null, minutos: 0 };
  return { fecha, zona: zoneWithout(periodos, fecha), centro: null, motivo: 'sin-contrato', ...nothing };
}

/** @throws RangeError when it is no date. */
function checked(fecha: Fecha): Fecha {
  if (fechaDeNumero(numeroDeDia(fecha)) !== fecha) Temporal.PlainDate.from(fecha);
  return fecha;
}

/** The name of the public holiday of a day in a centre. Of a function, each year is asked for once. */
function holidaysBy(festivos: readonly Festivo[] | FestivosDeAno): (centroId: number, fecha: Fecha) => string | null {
  if (typeof festivos !== 'function') {
    const all = new Map(festivos.map(({ centroId, fecha, nombre }) => [`${centroId} ${fecha}`, nombre]));
    return (centroId, fecha) => all.get(`${centroId} ${fecha}`) ?? null;
  }
  const years = new Map<string, Map<Fecha, string>>();
  return (centroId, fecha) => {
    const ano = fecha.slice(0, 4);
    const make = () => new Map(festivos(centroId, Number(ano)).map(({ fecha: day, nombre }) => [day, nombre]));
    return valueOf(years, `${centroId} ${ano}`, make).get(fecha) ?? null;
  };
}

/**
 * A planner for one calendar of public holidays: a list of all of them, or what tells those of a year. People with the same schedule in the same centre have the same days, and each
 * day is needed many times. So the planner keeps each day of a schedule, and the plan of a person keeps their own days. Both are
 * freed with the object that keeps them.
 */
export function createPlanner({ festivos }: { festivos: readonly Festivo[] | FestivosDeAno }): Planner {
  const holidayOf = holidaysBy(festivos);
  const shared = new Map<VersionHorario, Map<Centro, SharedDays>>();

  function planShared(periodo: PeriodoLaboral, fecha: Fecha): DiaPrevisto {
    const { horario, centro, horarioNombre } = periodo;
    const byCentre = valueOf(shared, horario, (): Map<Centro, SharedDays> => new Map());
    const days = valueOf(byCentre, centro, (): SharedDays => new Map());
    if (days.size >= MAX_SHARED) days.clear();
    return valueOf(days, `${fecha}${horarioNombre}`, () => planPeriod(holidayOf(centro.id, fecha), periodo, fecha));
  }

  return {
    planFor({ periodos, ausencias, sueltos }) {
      const own = new Map<Fecha, DiaPrevisto>();
      /** The day before absences, and its absences. */
      const find = (fecha: Fecha) => {
        const periodo = periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
        const suelto = sueltos?.get(fecha);
        const single = periodo && suelto && planSingle(holidayOf(periodo.centro.id, fecha), periodo, fecha, suelto);
        const day = single ?? (periodo ? planShared(periodo, fecha) : planWithout(periodos, fecha));
        return { day, absences: ausencias.filter(({ desde, hasta }) => desde <= fecha && fecha <= hasta) };
      };
      const plan = (fecha: Fecha): DiaPrevisto => {
        const { day, absences } = find(fecha);
        return withAbsences(day, absences);
      };
      const planDia = (fecha: Fecha): DiaPrevisto => valueOf(own, fecha, () => plan(checked(fecha)));
      return {
        periodos,
        ausencias,
        planDia,
        minutosCompensados(fecha) {
          const { day, absences } = find(checked(fecha));
          const others = absences.filter(({ clase }) => clase !== 'compensacion');
          return others.length === absences.length ? 0 : withAbsences(day, others).minutos - planDia(fecha).minutos;
        },
        planDias(desde, hasta) {
          const first = numeroDeDia(checked(desde));
          const days = Math.max(0, numeroDeDia(checked(hasta)) - first + 1);
          return Array.from({ length: days }, (_, index) => planDia(fechaDeNumero(first + index)));
        },
      };
    },
  };
}
