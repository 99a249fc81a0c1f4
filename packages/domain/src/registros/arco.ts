import type { DiaPrevisto, Instante, Subtipo } from '../horario/modelo.ts';
import { tramosHasta } from './minutos.ts';
import type { Jornada } from './modelo.ts';
import { horaDeSalida, porVenir } from './salida.ts';
import { alMinuto, instanteDe, minutosEntre, ms, MS_POR_MINUTO } from './tiempo.ts';

/** A part of the arc. `subtipo` is that of a pause; null for work, and for the gap between two presences. */
export type TramoDelArco = {
  clase: 'trabajado' | 'pausa-hecha' | 'por-trabajar' | 'pausa-prevista' | 'de-mas';
  inicio: Instante;
  fin: Instante;
  subtipo: Subtipo | null;
};

/** The day as an arc: parts that cover it from the left end to the right one without a gap. */
export type Arco = {
  estado: 'antes' | 'trabajando' | 'pausa' | 'completa' | 'de-mas' | 'cerrada' | 'libre';
  desde: Instante | null;
  hasta: Instante | null;
  tramos: TramoDelArco[];
  ahora: Instante;
};

/** Work up to the expected minutes is normal, work beyond them is extra. Without a plan nothing is extra. */
function splitAtExpected(inicio: Instante, fin: Instante, left: number): TramoDelArco[] {
  if (minutosEntre(ms(inicio), ms(fin)) <= left) return [{ clase: 'trabajado', inicio, fin, subtipo: null }];
  if (left <= 0) return [{ clase: 'de-mas', inicio, fin, subtipo: null }];
  const edge = instanteDe(ms(inicio) + left * MS_POR_MINUTO);
  return [
    { clase: 'trabajado', inicio, fin: edge, subtipo: null },
    { clase: 'de-mas', inicio: edge, fin, subtipo: null },
  ];
}

/** The day up to an instant: work, pauses, and the gaps between presences as pauses without a subtype. */
function lived({ tramos, estado, inicio: start }: Jornada, until: Instante, expected: number): TramoDelArco[] {
  const parts: TramoDelArco[] = [];
  let left = expected > 0 ? expected : Infinity;
  let reached = start ?? until;
  const fillTo = (instante: Instante): void => {
    if (ms(reached) < ms(instante)) parts.push({ clase: 'pausa-hecha', inicio: reached, fin: instante, subtipo: null });
  };
  for (const { clase, inicio, fin, subtipo, pagado } of tramosHasta(tramos, estado === 'abierta' ? until : null)) {
    fillTo(inicio);
    if (clase === 'pausa') parts.push({ clase: 'pausa-hecha', inicio, fin, subtipo });
    else parts.push(...splitAtExpected(inicio, fin, pagado ? left : Infinity));
    if (pagado) left -= minutosEntre(ms(inicio), ms(fin));
    reached = fin;
  }
  if (estado === 'abierta') fillTo(until);
  return parts;
}

function stateOf({ estado, situacion }: Jornada, previsto: DiaPrevisto, sobranMinutos: number, faltanMinutos: number): Arco['estado'] {
  if (estado !== 'abierta') return 'cerrada';
  if (situacion === 'pausa') return 'pausa';
  if (previsto.minutos === 0 || faltanMinutos > 0) return 'trabajando';
  return sobranMinutos > 0 ? 'de-mas' : 'completa';
}

/** The arc of a day at an instant, without geometry. The browser computes it again each minute. */
export function arcoDelDia({ previsto, jornada, ahora }: { previsto: DiaPrevisto; jornada: Jornada | null; ahora: Instante }): Arco {
  const { faltanMinutos, sobranMinutos } = horaDeSalida({ previsto, jornada, ahora });
  const future = porVenir({ previsto, jornada, ahora }).map(({ inicio, fin, pausa }): TramoDelArco => ({
    clase: pausa ? 'pausa-prevista' : 'por-trabajar',
    inicio,
    fin,
    subtipo: pausa?.subtipo ?? null,
  }));
  if (!jornada?.inicio) {
    const [first] = future;
    if (!first) return { estado: 'libre', desde: null, hasta: null, tramos: [], ahora };
    return { estado: 'antes', desde: first.inicio, hasta: future.at(-1)?.fin ?? first.fin, tramos: future, ahora };
  }
  // The future part begins at the present minute, or at the last mark if the clock is behind it.
  const past = lived(jornada, future[0]?.inicio ?? alMinuto(ahora), previsto.minutos);
  const tramos = [...past, ...future];
  return {
    estado: stateOf(jornada, previsto, sobranMinutos, faltanMinutos),
    desde: jornada.inicio,
    hasta: tramos.at(-1)?.fin ?? jornada.inicio,
    tramos,
    ahora,
  };
}
