import type { DiaPrevisto, Instante } from '../horario/modelo.ts';
import { minutosTrabajados, tramosHasta } from './minutos.ts';
import type { Jornada } from './modelo.ts';
import { pausasPendientes, type PausaPendiente } from './pausas.ts';
import { restOfDay, type TramoPorVenir } from './porvenir.ts';
import { alMinuto, instanteDe, minutosEntre, ms, MS_POR_MINUTO } from './tiempo.ts';

/** When a person may leave, and the parts of that sum, in minutes. */
export type HoraDeSalida = {
  /**
   * While the day is open or not begun: when its minutes are, or were, complete. On a closed day: when its last stretch could
   * have ended. Null if nothing is expected, or if the day ended before.
   */
  momento: Instante | null;
  /** Unpaid pauses before that instant that were not taken yet. */
  pausasPendientes: PausaPendiente[];
  trabajadoMinutos: number;
  faltanMinutos: number;
  sobranMinutos: number;
};

type Dia = { previsto: DiaPrevisto; jornada: Jornada | null; ahora: Instante };

/** The minute at which the paid stretches reached so many minutes. `isLast`: within the last of them. */
function reachedAt({ tramos }: Jornada, ahora: Instante, minutos: number): { momento: Instante; isLast: boolean } | null {
  let left = minutos;
  const lived = tramosHasta(tramos, ahora);
  for (const [index, { inicio, fin, pagado }] of lived.entries()) {
    const length = pagado ? minutosEntre(ms(inicio), ms(fin)) : 0;
    if (pagado && length >= left) return { momento: instanteDe(ms(inicio) + left * MS_POR_MINUTO), isLast: index === lived.length - 1 };
    left -= length;
  }
  return null;
}

/** The rest of an unfinished day: from now, or from when the person may come in. Empty if no more is expected. */
export function porVenir({ previsto, jornada, ahora }: Dia): TramoPorVenir[] {
  const { turno, minutos } = previsto;
  if (turno === null || minutos === 0 || (jornada !== null && jornada.estado !== 'abierta')) return [];
  // If the clock is behind the last mark, the result does not become earlier.
  const earliest = jornada ? (jornada.tramos.at(-1)?.inicio ?? ahora) : (turno.entradaDesde ?? turno.inicio);
  return restOfDay({
    from: Math.max(ms(alMinuto(ahora)), ms(earliest)),
    work: Math.max(0, minutos - (jornada ? minutosTrabajados(jornada, ahora) : 0)),
    pausas: pausasPendientes(turno.pausas, jornada, ahora),
  });
}

/** When somebody could leave who came in now; null where nothing is expected. The hour that the day will promise after the clock-in. */
export function horaDeSalidaSiEntra({ previsto: { turno, minutos }, ahora }: Omit<Dia, 'jornada'>): Instante | null {
  if (turno === null || minutos === 0) return null;
  const pausas = pausasPendientes(turno.pausas, null, ahora);
  return restOfDay({ from: ms(alMinuto(ahora)), work: minutos, pausas }).at(-1)?.fin ?? null;
}

/** When somebody may leave: now, plus the expected minutes that are missing, plus the unpaid pauses still to come. */
export function horaDeSalida({ previsto, jornada, ahora }: Dia): HoraDeSalida {
  const trabajadoMinutos = jornada ? minutosTrabajados(jornada, ahora) : 0;
  const difference = trabajadoMinutos - previsto.minutos;
  const base = { trabajadoMinutos, faltanMinutos: Math.max(0, -difference), sobranMinutos: Math.max(0, difference), pausasPendientes: [] };
  if (previsto.minutos === 0 || !previsto.turno) return { ...base, momento: null };
  if (difference < 0) {
    const rest = porVenir({ previsto, jornada, ahora });
    const pausas = rest.flatMap(({ pausa }) => (pausa && !pausa.pagada ? [pausa] : []));
    return { ...base, momento: rest.at(-1)?.fin ?? null, pausasPendientes: pausas };
  }
  const reached = jornada && reachedAt(jornada, ahora, previsto.minutos);
  if (!reached) return { ...base, momento: null };
  const couldBe = jornada.estado === 'abierta' || (jornada.estado === 'cerrada' && reached.isLast && reached.momento !== jornada.fin);
  return { ...base, momento: couldBe ? reached.momento : null };
}
