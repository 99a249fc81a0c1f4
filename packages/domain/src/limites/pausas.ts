import { minutosEntre } from '../registros/tiempo.ts';
import type { Trecho } from './bloques.ts';
import type { Limites } from './modelo.ts';

/** Work and breaks of a working day, in minutes. */
export type Ritmo = { trabajo: number; pausa: number; masLargo: number; ultimo: number };

/** Minutes of the stretches of work between breaks of at least `corta` minutes. */
function stretches(work: readonly Trecho[], corta: number): number[] {
  const out: Trecho[] = [];
  for (const part of work) {
    const last = out.at(-1);
    if (last && minutosEntre(last.hasta, part.desde) < corta) last.hasta = part.hasta;
    else out.push({ ...part });
  }
  return out.map(({ desde, hasta }) => minutosEntre(desde, hasta));
}

/** Minutes between stretches of work, in order. */
const gapsOf = (work: readonly Trecho[]): number[] =>
  work.slice(1).map(({ desde }, index) => minutosEntre(work[index]?.hasta ?? desde, desde));

/** Minutes of the longest break between stretches of work. */
export const pausaMasLarga = (work: readonly Trecho[]): number => Math.max(0, ...gapsOf(work));

/**
 * Work and breaks of one working day. `work`: its stretches of work, in order. A break counts only from the length in the rule. A
 * shorter one does not end a stretch of work, and is part of it.
 */
export function ritmoDe(work: readonly Trecho[], limites: Limites): Ritmo {
  const block = limites['pausa-minima']?.bloqueMinutos ?? 0;
  const onEnd = stretches(work, limites['trabajo-seguido']?.cortaMinutos ?? 0);
  return {
    trabajo: work.reduce((sum, { desde, hasta }) => sum + minutosEntre(desde, hasta), 0),
    pausa: gapsOf(work)
      .filter((gap) => gap >= block)
      .reduce((sum, gap) => sum + gap, 0),
    masLargo: Math.max(0, ...onEnd),
    ultimo: onEnd.at(-1) ?? 0,
  };
}

type PausaMinima = NonNullable<Limites['pausa-minima']>;

/** The step for this much work; with `orEqual` also if it is just reached. */
export const escalonDe = ({ escalones }: PausaMinima, trabajo: number, orEqual: boolean): PausaMinima['escalones'][number] | undefined =>
  escalones.findLast(({ trabajoMinutos }) => trabajo > trabajoMinutos || (orEqual && trabajo === trabajoMinutos));
