import type { DiaFlexible, Hora } from './modelo.ts';

/** Between these hours people usually eat. Outside them a meal is told to whoever makes the schedule; nothing is refused. */
const USUAL = { desde: 11 * 60 + 30, hasta: 16 * 60 } as const;
const DAY = 1440;

/**
 * When a meal of a flexible day comes, for whoever begins first and last. `raro`: one of them is no hour to eat, or the day is over
 * before the meal.
 */
export type HoraDeComer = { pausa: number; desde: Hora; hasta: Hora; raro: 'hora' | 'tras-el-fin' | null };

const minutesOf = (hora: Hora): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));
const hourOf = (minutes: number): Hora => {
  const day = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
};
const isUsual = (minutes: number): boolean => USUAL.desde <= minutes && minutes <= USUAL.hasta;

/**
 * The hours of the meals of a flexible day. A meal without an hour is planned where the work before and after it is the same, so it
 * moves with the beginning; one with an hour stays, and is left out if the day is over by then.
 */
export function mealHours({ minutos, entradaDesde, entradaHasta, pausas }: DiaFlexible): HoraDeComer[] {
  const free = pausas.filter(({ inicio }) => inicio === null);
  const [first, last] = [minutesOf(entradaDesde), minutesOf(entradaHasta)];
  return pausas.flatMap(({ subtipo, inicio, pagada }, pausa): HoraDeComer[] => {
    if (subtipo !== 'comida' || pagada) return [];
    if (inicio !== null) {
      const at = minutesOf(inicio);
      const raro = first + minutos <= at ? 'tras-el-fin' : isUsual(at) && at > last ? null : 'hora';
      return [{ pausa, desde: inicio, hasta: inicio, raro }];
    }
    const share = (free.findIndex((one) => one === pausas[pausa]) + 1) / (free.length + 1);
    const [from, to] = [first + Math.floor(minutos * share), last + Math.floor(minutos * share)];
    return [{ pausa, desde: hourOf(from), hasta: hourOf(to), raro: isUsual(from) && isUsual(to) ? null : 'hora' }];
  });
}
