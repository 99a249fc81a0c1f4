import type { Instante } from '../horario/modelo.ts';
import type { PausaPendiente } from './pausas.ts';
import { instanteDe, minutosEntre, ms, MS_POR_MINUTO } from './tiempo.ts';

/** A future part of the day; `pausa` null: work. */
export type TramoPorVenir = { inicio: Instante; fin: Instante; pausa: PausaPendiente | null };

type Situada = { pausa: PausaPendiente; at: number };

/**
 * Pauses in the order of their hours. A running one continues at once. Those without an hour are spread over the remaining work.
 */
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
 * The rest of a day from an instant until so many minutes have been worked: work, and the pauses at their hours, overdue ones at
 * once. A paid pause counts as work. A pause whose hour comes after the end of the work is left out. `from` is in milliseconds,
 * on a full minute.
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
