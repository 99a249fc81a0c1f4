import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import { planificarDia } from '../horario/planificar.ts';
import type { Compensacion } from './modelo.ts';

/**
 * Time off in lieu from `desde` on: for each day, the minutes that would have been expected without it. So a day off costs the minutes that
 * the schedule plans for it, a public holiday costs nothing, and hours off never cost more than the day has.
 */
export function compensacionesDe(laboral: ContextoLaboral, desde: Fecha): Compensacion[] {
  const taken = laboral.ausencias.filter(({ clase, aprobada, hasta }) => clase === 'compensacion' && aprobada && hasta >= desde);
  const without = { ...laboral, ausencias: laboral.ausencias.filter(({ clase }) => clase !== 'compensacion') };
  const days = new Set(
    taken.flatMap((ausencia) => {
      const first = ausencia.desde < desde ? desde : ausencia.desde;
      const length = Temporal.PlainDate.from(first).until(ausencia.hasta).days + 1;
      return Array.from({ length }, (_, index) => Temporal.PlainDate.from(first).add({ days: index }).toString());
    }),
  );
  return [...days]
    .toSorted()
    .map((fecha) => ({ fecha, minutos: planificarDia(without, fecha).minutos - planificarDia(laboral, fecha).minutos }))
    .filter(({ minutos }) => minutos > 0);
}
