import type { Fecha } from '../horario/modelo.ts';
import type { CategoriaExceso } from './modelo.ts';

/**
 * Overtime of one day as the limit of a year counts it. `vence`: the last day on which rest repays it, for `descanso`; `descansados`: minutes of
 * it that were rested until then. `isDelTope` false: a kind that the company leaves out.
 */
export type ExcesoDelTope = {
  categoria: CategoriaExceso;
  minutos: number;
  vence: Fecha | null;
  descansados: number;
  isDelTope: boolean;
};

/**
 * The minutes that count for the limit of a year (ET 35.2, 35.3): those that are paid, and those to be rested that were not rested in time.
 * Never those of force majeure, complementary ones, and hours of another day. Short days take nothing off: it is no balance.
 */
export function cuentanParaTope({ categoria, minutos, vence, descansados, isDelTope }: ExcesoDelTope, hoy: Fecha): number {
  if (!isDelTope) return 0;
  if (categoria === 'pagada') return minutos;
  if (categoria !== 'descanso' || vence === null || hoy <= vence) return 0;
  return Math.max(0, minutos - descansados);
}
