import type { Instante, PausaPrevista, TurnoPrevisto } from '../horario/modelo.ts';
import type { Jornada } from './modelo.ts';
import { minutosEntre, ms, MS_POR_MINUTO } from './tiempo.ts';

/** A planned pause that is not over. `inicio` null: at any time. `enCurso`: the rest of a running one. */
export type PausaPendiente = Pick<PausaPrevista, 'subtipo' | 'minutos' | 'pagada'> & { inicio: Instante | null; enCurso: boolean };

type Dia = Pick<Jornada, 'tramos' | 'estado' | 'inicio'>;

/** How often somebody left and came back. */
const countGaps = (tramos: Dia['tramos']): number =>
  tramos.filter(({ inicio }, index) => {
    const end = tramos[index - 1]?.fin ?? null;
    return end !== null && ms(end) < ms(inicio);
  }).length;

/**
 * Planned pauses that were not taken; the rest of a running one comes first. A pause of the same kind counts as a planned one,
 * whatever its length. Leaving and coming back counts as an unpaid one. A planned pause that ended before the person came in (or
 * would come in, at `ahora`) is left out.
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
      // A clock-out with a new clock-in is also a break.
      gaps -= 1;
    } else if (!isOver) {
      later.push({ subtipo, minutos, inicio, pagada, enCurso: false });
    }
  }
  return [...running, ...later];
}
