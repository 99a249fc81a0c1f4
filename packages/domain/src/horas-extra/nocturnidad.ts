import { diaDeSemana, fechaDeNumero, masDias, minutoDelDia, numeroDeDia } from '../horario/calendario.ts';
import { isLaborable } from '../horario/dia-laborable.ts';
import type { ContextoLaboral, Fecha, PausaPrevista, PeriodoLaboral, Turno } from '../horario/modelo.ts';
import { franjaNocturna, minutosNocturnos, type FranjaNocturna } from '../horario/noche.ts';
import { dayOn } from '../horario/temporada.ts';

/**
 * Who is a night worker. `minutosDia`: who normally has so many minutes of night in a working day. `parteAnual`: and who is expected to have
 * at least one in so many hours of the year at night; null: the law that we know does not say it.
 */
type ReglaNocturna = { minutosDia: number; parteAnual: number | null };

/** What holds where we know no law: three hours of a day (2003/88/EC art. 2.4.a). The part of the year is left to each country (2.4.b). */
const COMUN: ReglaNocturna = { minutosDia: 180, parteAnual: null };

/** By country, oldest first, each with the day from which we know it to apply. ES: ET 36.1, three hours of the day or a third of the year. */
const REGLAS: Readonly<Record<string, readonly (ReglaNocturna & { vigente: Fecha })[]>> = {
  ES: [{ vigente: '1995-05-01', minutosDia: 180, parteAnual: 3 }],
};

const ruleOn = (pais: string, fecha: Fecha): ReglaNocturna => REGLAS[pais]?.findLast(({ vigente }) => vigente <= fecha) ?? COMUN;

const DAY = 1440;
/** "Normally" is measured over four weeks. */
const DIAS_DE_NOCHE = 28;

/** Minutes of a span of the clock that lie in the night; `to` may be after midnight, or the night after. */
function nightOf(from: number, to: number, { desde, hasta }: FranjaNocturna): number {
  const start = minutoDelDia(desde);
  const end = minutoDelDia(hasta) + (hasta <= desde ? DAY : 0);
  return [-DAY, 0, DAY].reduce((sum, shift) => sum + Math.max(0, Math.min(to, end + shift) - Math.max(from, start + shift)), 0);
}

/** A planned day by the clock: its minutes, and those of them at night. The days on which the clock changes are no matter here. */
type DiaDeReloj = { minutos: number; noche: number };

function byClock(from: number, to: number, pausas: readonly PausaPrevista[], franja: FranjaNocturna): DiaDeReloj {
  const unpaid = pausas.filter(({ pagada }) => !pagada);
  const placed = unpaid.flatMap(({ inicio, minutos }) => {
    if (inicio === null) return [];
    const begin = minutoDelDia(inicio) + (minutoDelDia(inicio) < from ? DAY : 0);
    return [nightOf(begin, begin + minutos, franja)];
  });
  const total = (minutes: readonly number[]): number => minutes.reduce((sum, one) => sum + one, 0);
  const minutos = to - from - total(unpaid.map((pausa) => pausa.minutos));
  return { minutos, noche: Math.min(minutos, nightOf(from, to, franja) - total(placed)) };
}

function ofShift({ inicio, fin, pausas }: Turno, franja: FranjaNocturna): DiaDeReloj {
  const from = minutoDelDia(inicio);
  return byClock(from, minutoDelDia(fin) + (fin <= inicio ? DAY : 0), pausas, franja);
}

/** What the schedule of a period has on each of these days, before holidays and absences. */
function clockDays({ horario, centro: { pais } }: PeriodoLaboral, desde: Fecha, hasta: Fecha): DiaDeReloj[] {
  const franja = franjaNocturna(pais, hasta);
  const [first, last] = [numeroDeDia(desde), numeroDeDia(hasta)];
  const none = { minutos: 0, noche: 0 };
  if (horario.clase === 'rotativo') {
    const { ancla, ciclo, turnos } = horario;
    const byCode = new Map(turnos.map((turno) => [turno.codigo, ofShift(turno, franja)]));
    // Whole turns of the rotation: where the year cuts it decides nothing.
    const days = last - first + 1;
    const whole = days < ciclo.length ? days : days - (days % ciclo.length);
    return Array.from({ length: whole }, (_, index) => {
      const place = (((first + index - numeroDeDia(ancla)) % ciclo.length) + ciclo.length) % ciclo.length;
      return byCode.get(ciclo[place] ?? '') ?? none;
    });
  }
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const fecha = fechaDeNumero(first + index);
    if (horario.clase === 'fijo') {
      const turno = dayOn(horario, fecha);
      return turno ? ofShift(turno, franja) : none;
    }
    const dia = dayOn(horario, fecha);
    if (!dia) return none;
    const unpaid = dia.pausas.reduce((sum, { pagada, minutos }) => sum + (pagada ? 0 : minutos), 0);
    const from = minutoDelDia(dia.entradaHasta);
    return byClock(from, from + dia.minutos + unpaid, dia.pausas, franja);
  });
}

/** By what holds for somebody, their years: whoever asks for each day of a year asks for the same year each time. */
const partsOfYears = new WeakMap<ContextoLaboral, Map<string, boolean>>();

function isPartOfYearOnce(laboral: ContextoLaboral, ano: string, parte: number): boolean {
  const known = partsOfYears.get(laboral) ?? new Map<string, boolean>();
  partsOfYears.set(laboral, known);
  const key = `${ano} ${parte}`;
  const is = known.get(key) ?? isPartOfYear(laboral.periodos, ano, parte);
  known.set(key, is);
  return is;
}

/** Whether at least one in `parte` of the hours that the schedules of a year plan lies at night. */
function isPartOfYear(periodos: readonly PeriodoLaboral[], ano: string, parte: number): boolean {
  const [first, last] = [`${ano}-01-01`, `${ano}-12-31`];
  const dias = periodos
    .filter(({ desde, hasta }) => desde <= last && (hasta === null || hasta >= first))
    .flatMap((one) => clockDays(one, one.desde > first ? one.desde : first, one.hasta !== null && one.hasta < last ? one.hasta : last));
  const [total, night] = dias.reduce(([all, dark], { minutos, noche }) => [all + minutos, dark + noche], [0, 0]);
  return total > 0 && night * parte >= total;
}

/** Whether most of the planned days of the four weeks up to a day have so many minutes of night and more. */
function isMostDays(laboral: ContextoLaboral, fecha: Fecha, minutosDia: number): boolean {
  const weekEnd = masDias(fecha, 7 - diaDeSemana(fecha));
  const days = laboral.planDias(masDias(weekEnd, 1 - DIAS_DE_NOCHE), weekEnd).filter((dia) => isLaborable(dia) && dia.turno !== null);
  const nights = days.filter(({ turno, zona, centro, fecha: day }) => {
    const franja = franjaNocturna(centro?.pais ?? 'ES', day);
    return turno !== null && minutosNocturnos([turno], zona, franja) >= minutosDia;
  });
  return days.length > 0 && nights.length * 2 > days.length;
}

/** Whether somebody is a night worker on a day, by the law of the country where they work then. */
export function worksAtNight(laboral: ContextoLaboral, fecha: Fecha): boolean {
  const periodo = laboral.periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
  const { minutosDia, parteAnual } = ruleOn(periodo?.centro.pais ?? 'ES', fecha);
  if (isMostDays(laboral, fecha, minutosDia)) return true;
  return periodo !== undefined && parteAnual !== null && isPartOfYearOnce(laboral, fecha.slice(0, 4), parteAnual);
}
