import { diaDeSemana, masDias } from '../horario/calendario.ts';
import type { Fecha, Hora } from '../horario/modelo.ts';
import { DIAS_ATRAS, type Historia } from './historia.ts';
import type { Aviso, Limite, Regla } from './modelo.ts';

export const avisoDe = (regla: Regla, fecha: Fecha, { norma, minutos }: Limite, valorMinutos: number): Aviso => ({
  regla,
  norma,
  fecha,
  limiteMinutos: minutos,
  valorMinutos,
  posibleDesde: null,
});

/** Minutes of work of the week (from Monday) up to and including a date. */
export function efectivosDeSemana(historia: Historia, fecha: Fecha): number {
  const weekday = diaDeSemana(fecha);
  return Array.from({ length: weekday }, (_, back) => historia.efectivos(masDias(fecha, -back))).reduce((sum, minutes) => sum + minutes, 0);
}

/** More work on a date than a day may have. */
export function exceedsDia(historia: Historia, fecha: Fecha): Aviso | null {
  const limite = historia.limites(fecha)['jornada-diaria'];
  const worked = historia.efectivos(fecha);
  return limite && worked > limite.minutos ? avisoDe('jornada-diaria', fecha, limite, worked) : null;
}

/** More work in the week, up to and including a date, than a week may have. */
export function exceedsSemana(historia: Historia, fecha: Fecha): Aviso | null {
  const limite = historia.limites(fecha)['jornada-semanal'];
  if (!limite || historia.efectivos(fecha) === 0) return null;
  const worked = efectivosDeSemana(historia, fecha);
  return worked > limite.minutos + limite.margenMinutos ? avisoDe('jornada-semanal', fecha, limite, worked) : null;
}

const hourOf = (minutes: number): Hora =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Work at night of somebody who may do none, or not so much. The rule may have night hours of its own (JArbSchG § 14: from 20 to 6). */
export function exceedsNocturno(historia: Historia, fecha: Fecha): Aviso | null {
  const limite = historia.limites(fecha)['trabajo-nocturno'];
  if (!limite || historia.efectivos(fecha) === 0) return null;
  const { desdeMinutos, hastaMinutos } = limite;
  const worked =
    desdeMinutos === undefined || hastaMinutos === undefined
      ? historia.nocturnos(fecha)
      : historia.trabajadosEn(fecha, { desde: hourOf(desdeMinutos), hasta: hourOf(hastaMinutos) });
  return worked > limite.minutos ? avisoDe('trabajo-nocturno', fecha, limite, worked) : null;
}

const MINUTOS_POR_DIA = 24 * 60;

/**
 * How many days the row of nights that ends on a date has, including the days off between them; null if there is no night on it, or no rule.
 * It looks back only `DIAS_ATRAS` days, so a longer row has that length.
 */
export function rowOfNights(historia: Historia, fecha: Fecha): number | null {
  const limite = historia.limites(fecha)['noches-seguidas'];
  const isNight = (day: Fecha): boolean => historia.nocturnos(day) >= (limite?.nocturnosMinutos ?? 0);
  if (!limite || historia.efectivos(fecha) === 0 || !isNight(fecha)) return null;
  let days = 1;
  for (let back = 1; back - days < limite.cortaDias && back < DIAS_ATRAS; back += 1) {
    const day = masDias(fecha, -back);
    if (historia.efectivos(day) === 0) continue;
    if (!isNight(day)) break;
    days = back + 1;
  }
  return days;
}

/** Too many weeks of nights in a row. */
export function exceedNoches(historia: Historia, fecha: Fecha): Aviso | null {
  const limite = historia.limites(fecha)['noches-seguidas'];
  const days = rowOfNights(historia, fecha);
  if (!limite || days === null || days <= limite.dias) return null;
  return avisoDe('noches-seguidas', fecha, { norma: limite.norma, minutos: limite.dias * MINUTOS_POR_DIA }, days * MINUTOS_POR_DIA);
}
