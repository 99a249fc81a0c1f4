import type { Fecha } from '../horario/modelo.ts';

/** What a day of a request takes: an amount of vacation, a day, or minutes, as its module counts. */
type DiaDeSolicitud = { fecha: Fecha; cantidad: number };
/** The same by the plan of now. */
export type DiaDelPlan = DiaDeSolicitud & { motivo: string };

/** What days of a request took when it was sent, of those that take something else by now. */
export type Recontado = { fecha: Fecha; antes: number };
/** The days of a request that was counted again. */
export type RecuentoDeDias = { dias: DiaDeSolicitud[]; recontados: Recontado[] };

/** Whether a day says anything new: who is ill, or has no contract, is another matter than what the day is. */
const isOfPlan = ({ motivo }: DiaDelPlan): boolean => motivo !== 'ya-ausente' && motivo !== 'sin-contrato';

/**
 * The days of a request after holidays or schedule have changed. A day becomes free, or is worked after all; rules that count a day half are
 * those of the time when it was sent. `nuevos`: the same days by the plan of now; `isOpen`: whether a day may still be counted again.
 * Null: nothing is different.
 */
export function recountDays(
  dias: readonly DiaDeSolicitud[],
  { nuevos, recontados, isOpen }: { nuevos: readonly DiaDelPlan[]; recontados: readonly Recontado[]; isOpen(fecha: Fecha): boolean },
): RecuentoDeDias | null {
  const now = new Map(nuevos.filter(isOfPlan).map(({ fecha, cantidad }) => [fecha, cantidad]));
  const sent = new Map(recontados.map(({ fecha, antes }) => [fecha, antes]));
  const counted = dias.map(({ fecha, cantidad }): DiaDeSolicitud => {
    const fresh = now.get(fecha);
    if (fresh === undefined || fresh > 0 === cantidad > 0 || !isOpen(fecha)) return { fecha, cantidad };
    // Back to what it was: exactly that.
    const antes = sent.get(fecha);
    return { fecha, cantidad: antes !== undefined && antes > 0 === fresh > 0 ? antes : fresh };
  });
  if (counted.every(({ cantidad }, index) => cantidad === dias[index]?.cantidad)) return null;
  return {
    dias: counted,
    recontados: counted.flatMap(({ fecha, cantidad }, index) => {
      const antes = sent.get(fecha) ?? dias[index]?.cantidad ?? 0;
      return antes === cantidad ? [] : [{ fecha, antes }];
    }),
  };
}
