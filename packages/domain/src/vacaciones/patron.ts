import { fechaDeNumero, numeroDeDia } from '../horario/calendario.ts';
import type { Fecha, PeriodoLaboral, VersionHorario } from '../horario/modelo.ts';
import { seasonOn } from '../horario/temporada.ts';
import type { PeriodoContrato, PoliticaVacaciones } from './modelo.ts';

const DAYS_PER_WEEK = 7;
const workedIn = (days: readonly unknown[]): number => days.filter((day) => day !== null).length;

/** How many days a week a schedule has on a day, in its season; of a rotation, the mean. */
function daysAWeek(horario: VersionHorario, fecha: Fecha): number {
  if (horario.clase === 'rotativo') return (workedIn(horario.ciclo) * DAYS_PER_WEEK) / horario.ciclo.length;
  const { semana } = seasonOn<unknown>(horario, fecha) ?? horario;
  return workedIn(semana);
}

const hasSeasons = (horario: VersionHorario): boolean => horario.clase !== 'rotativo' && (horario.temporadas ?? []).length > 0;

/**
 * Days of a contract from one day to another, each in proportion to the days of the week that its schedule has, over those of the week for
 * which the right is given. Where vacation is not counted in working days (`horario` left out) every day is a whole one, and so it is of a
 * schedule that plans no day at all. It may be a fraction.
 */
export function weighedDays(
  { horario }: PeriodoContrato,
  { desde, hasta, diasSemana }: { desde: Fecha; hasta: Fecha; diasSemana: number },
): number {
  const [first, last] = [numeroDeDia(desde), numeroDeDia(hasta)];
  const days = Math.max(0, last - first + 1);
  if (!horario || days === 0) return days;
  const weighs = (fecha: Fecha): number => (daysAWeek(horario, fecha) || diasSemana) / diasSemana;
  if (!hasSeasons(horario)) return days * weighs(desde);
  return Array.from({ length: days }, (_, index) => weighs(fechaDeNumero(first + index))).reduce((sum, one) => sum + one, 0);
}

/**
 * The contracts of somebody as their right of vacation sees them. Counted in working days, the right follows the days of the week of each
 * part of the year (BUrlG § 3, BAG 9 AZR 406/17; CJEU C-486/08, C-219/14). Natural days, and Monday to Saturday, are the same for everybody:
 * a week takes seven, or six, whatever one works.
 */
export const contractsFor = (
  periodos: readonly Pick<PeriodoLaboral, 'desde' | 'hasta' | 'horario'>[],
  { base }: Pick<PoliticaVacaciones, 'base'>,
): PeriodoContrato[] => periodos.map(({ desde, hasta, horario }) => (base === 'laborables' ? { desde, hasta, horario } : { desde, hasta }));
