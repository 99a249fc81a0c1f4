import type { Instante } from '../horario/modelo.ts';
import type { PausaPendiente } from './pausas.ts';
import { instanteDe, minutosEntre, ms, MS_POR_MINUTO } from './tiempo.ts';

/** A stretch of the day that is still to come; `pausa` null: work. */
export type TramoPorVenir = { inicio: Instante; fin: Instante; pausa: PausaPendiente | null };

type Situada = { pausa: PausaPendiente; at: number };

/** Pauses in the order of their hours: a running one goes on at once, those without an hour are spread over the work that is left. */
function inOrder(pausas: readonly PausaPendiente[], from: number, work: number): Situada[] {
  const free = pausas.filter(({ inicio, enCurso }) => inicio === null && !enCurso);
  const situated = pausas.map((pausa): Situada => {
    if (pausa.enCurso) return { pausa, at: -Infinity };
    if (pausa.inicio !== null) return { pausa, at: ms(pausa.inicio) };
    const share = (free.indexOf(pausa) + 1) / (free.length + 1);
    return { pausa, at: from + Math.floor(work * share) * MS_POR_MINUTO };
  });
  return situated.toSorted((a, b) => a.at - b.at);
}

/**
 * What is to come from an instant on until so many minutes have been worked: work, and the pauses at their hours,
 * overdue ones at once. A paid pause takes its minutes from the work; one for whose hour no work is left does not come
 * any more. `from` is in milliseconds, on the minute.
 */
export function restOfDay({ from, work, pausas }: { from: number; work: number; pausas: readonly PausaPendiente[] }): TramoPorVenir[] {
  const parts: TramoPorVenir[] = [];
  let cursor = from;
  let left = work;
  const add = (minutos: number, pausa: PausaPendiente | null): void => {
    if (minutos <= 0) return;
    const end = cursor + minutos * MS_POR_MINUTO;
    parts.push({ inicio: instanteDe(cursor), fin: instanteDe(end), pausa });
    cursor = end;
    if (pausa === null || pausa.pagada) left -= minutos;
  };
  for (const { pausa, at } of inOrder(pausas, from, work)) {
    add(Math.min(left, minutosEntre(cursor, at)), null);
    if (left > 0) add(pausa.pagada ? Math.min(pausa.minutos, left) : pausa.minutos, pausa);
  }
  add(left, null);
  return parts;
}
