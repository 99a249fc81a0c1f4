import type { ContextoLaboral } from './modelo.ts';

/** How vacation is counted: working days, or days of the calendar, of which seven are a week. */
export type VacacionesDelAno = { dias: number; cuenta: 'laborables' | 'naturales' };

/** The planned year of a schedule, in days and minutes. */
export type SumaAno = {
  /** Days with work, before vacation. */
  dias: number;
  minutos: number;
  /** Public holidays that would have been days with work, and those on days off. */
  festivos: number;
  festivosEnLibre: number;
  /** What vacation takes: an average day for each of its working days. */
  minutosVacaciones: number;
  /** What is left to work. */
  neto: number;
};

/** The working days of a vacation. Of days of the calendar, as many as the year has of working days, holidays among them. */
const workingDays = ({ dias, cuenta }: VacacionesDelAno, share: number): number => (cuenta === 'laborables' ? dias : dias * share);

/**
 * Sums up a year of a schedule: what is planned, less the vacation days. `sinFestivos`: the same plan in a calendar without public
 * holidays. A vacation day has the average length of a working day, because nobody knows yet which days it will be.
 */
export function sumYear(
  plan: Pick<ContextoLaboral, 'planDias'>,
  { ano, sinFestivos, vacaciones }: { ano: number; sinFestivos: Pick<ContextoLaboral, 'planDias'>; vacaciones: VacacionesDelAno },
): SumaAno {
  const [desde, hasta] = [`${ano}-01-01`, `${ano}-12-31`];
  const days = plan.planDias(desde, hasta);
  const usual = sinFestivos.planDias(desde, hasta);
  const worked = days.filter(({ minutos }) => minutos > 0);
  const minutos = worked.reduce((sum, day) => sum + day.minutos, 0);
  const holidays = days.flatMap(({ festivo }, index) => (festivo === null ? [] : [usual[index]?.minutos ?? 0]));
  const festivos = holidays.filter((minutes) => minutes > 0).length;
  const usualDays = usual.filter((day) => day.minutos > 0).length;
  const average = worked.length === 0 ? 0 : minutos / worked.length;
  const minutosVacaciones = Math.min(minutos, Math.round(workingDays(vacaciones, usualDays / days.length) * average));
  return {
    dias: worked.length,
    minutos,
    festivos,
    festivosEnLibre: holidays.length - festivos,
    minutosVacaciones,
    neto: minutos - minutosVacaciones,
  };
}
