import type { DiaPrevisto, Instante } from '../horario/modelo.ts';
import type { Jornada } from './modelo.ts';
import { horaDeSalida } from './salida.ts';
import { ms } from './tiempo.ts';

/** An hour at which somebody may have left, and why: the end of the plan, or when the expected minutes were there. Only ever a suggestion. */
export type SalidaPosible = { instante: Instante; why: 'plan' | 'completa' };

/** When somebody may have left on a day without a clock-out: after its last record at `ultimo`, and not in the future. */
export function salidasPosibles({
  previsto,
  jornada,
  ultimo,
  ahora,
}: {
  previsto: DiaPrevisto;
  jornada: Jornada;
  ultimo: Instante;
  ahora: Instante;
}): SalidaPosible[] {
  const plan = previsto.turno && !previsto.turno.flexible ? previsto.turno.fin : null;
  const reached = previsto.minutos > 0 ? horaDeSalida({ previsto, jornada, ahora: ultimo }).momento : null;
  const isPossible = (instante: Instante | null): instante is Instante =>
    instante !== null && ms(instante) > ms(ultimo) && ms(instante) <= ms(ahora);
  const found: SalidaPosible[] = isPossible(plan) ? [{ instante: plan, why: 'plan' }] : [];
  if (isPossible(reached) && (plan === null || ms(reached) !== ms(plan))) found.push({ instante: reached, why: 'completa' });
  return found;
}
