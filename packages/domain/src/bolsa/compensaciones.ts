import { fechaDeNumero, numeroDeDia } from '../horario/calendario.ts';
import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import type { Compensacion } from './modelo.ts';

/**
 * Time off in lieu from `desde` on, day by day, with its minutes. A day off costs the minutes that the schedule plans for it, a
 * public holiday costs nothing, and hours off never cost more than the day has.
 */
export function compensacionesDe(laboral: ContextoLaboral, desde: Fecha): Compensacion[] {
  const taken = laboral.ausencias.filter(({ clase, hasta }) => clase === 'compensacion' && hasta >= desde);
  const days = taken.flatMap((ausencia) => {
    const first = numeroDeDia(ausencia.desde < desde ? desde : ausencia.desde);
    return Array.from({ length: numeroDeDia(ausencia.hasta) - first + 1 }, (_, index) => fechaDeNumero(first + index));
  });
  return [...new Set(days)]
    .toSorted()
    .map((fecha) => ({ fecha, minutos: laboral.minutosCompensados(fecha) }))
    .filter(({ minutos }) => minutos > 0);
}
