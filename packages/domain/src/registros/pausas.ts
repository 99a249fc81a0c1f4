import type { Instante, PausaPrevista, TurnoPrevisto } from '../horario/modelo.ts';
import type { Jornada } from './modelo.ts';
import { minutosEntre, ms, MS_POR_MINUTO } from './tiempo.ts';

/** A planned pause that is still to come. `inicio` null: whenever the person likes. `enCurso`: the rest of one that runs. */
export type PausaPendiente = Pick<PausaPrevista, 'subtipo' | 'minutos' | 'pagada'> & { inicio: Instante | null; enCurso: boolean };

type Dia = Pick<Jornada, 'tramos' | 'estado' | 'inicio'>;

/** How often somebody left and came back. */
const countGaps = (tramos: Dia['tramos']): number =>
  tramos.filter(({ inicio }, index) => {
    const end = tramos[index - 1]?.fin ?? null;
    return end !== null && ms(end) < ms(inicio);
  }).length;

/**
 * Planned pauses that have not been taken; the rest of one that runs comes first. A taken pause of the same kind stands
 * for one planned pause whatever its length, and so does a leave with a new entry for one that is not paid. A pause that
 * was over before the person came in (or would come in, at `ahora`) is not before them.
 */
export function pausasPendientes(pausas: TurnoPrevisto['pausas'], jornada: Dia | null, ahora: Instante): PausaPendiente[] {
  const tramos = jornada?.tramos ?? [];
  const taken = tramos.filter(({ clase }) => clase === 'pausa');
  const cameIn = ms(jornada?.inicio ?? ahora);
  let gaps = countGaps(tramos);
  const running: PausaPendiente[] = [];
  const later: PausaPendiente[] = [];
  for (const { subtipo, minutos, inicio, pagada } of pausas) {
    const match = taken.findIndex((tramo) => tramo.subtipo === subtipo);
    const [pausa] = match < 0 ? [] : taken.splice(match, 1);
    const isOver = inicio !== null && ms(inicio) + minutos * MS_POR_MINUTO <= cameIn;
    if (pausa) {
      const runs = pausa.fin === null && jornada?.estado === 'abierta';
      const rest = runs ? minutos - minutosEntre(ms(pausa.inicio), ms(ahora)) : 0;
      if (rest > 0) running.push({ subtipo, minutos: rest, inicio: null, pagada, enCurso: true });
    } else if (!isOver && !pagada && gaps > 0) {
      // Who clocked out and in again has had a break, by another name.
      gaps -= 1;
    } else if (!isOver) {
      later.push({ subtipo, minutos, inicio, pagada, enCurso: false });
    }
  }
  return [...running, ...later];
}
