import type { Fecha } from '../horario/modelo.ts';
import { instanteDe, minutosEntre, MS_POR_MINUTO } from '../registros/tiempo.ts';
import type { Bloque, Trecho } from './bloques.ts';
import { bloquesAntes, type Historia } from './historia.ts';
import type { Aviso } from './modelo.ts';

const DIA_MS = 24 * 60 * MS_POR_MINUTO;
const SEMANA_MS = 7 * DIA_MS;
/** The end of a day is unknown at its beginning. A clock-in is judged as if the day would last this long. */
const JORNADA_SUPUESTA_MS = 8 * 60 * MS_POR_MINUTO;

/** An entry, past or possible: its instant (milliseconds), and its day. */
type Entrada = { fecha: Fecha; momento: number };

/**
 * Rest since the end of the previous working day, in elapsed time: twelve hours by the clock in the night of the spring change
 * are eleven. Null if it is enough, if there is no previous day, or if the end of the previous day is unknown.
 */
export function lacksDescansoDiario(historia: Historia, { fecha, momento }: Entrada): Aviso | null {
  const limite = historia.limites(fecha)['descanso-diario'];
  const before = bloquesAntes(historia, momento).at(-1);
  if (!limite || !before || before.hasta === null) return null;
  const enough = before.hasta + limite.minutos * MS_POR_MINUTO;
  if (momento >= enough) return null;
  return {
    regla: 'descanso-diario',
    norma: limite.norma,
    fecha,
    limiteMinutos: limite.minutos,
    valorMinutos: minutosEntre(before.hasta, momento),
    posibleDesde: instanteDe(enough),
  };
}

/**
 * The rests between working days up to an instant. The time before the first known one counts as rest. A day without its end
 * counts as ended at its last mark.
 */
function restsUntil(before: readonly Bloque[], momento: number): Trecho[] {
  const edges = [...before.map(({ primero }) => primero), momento];
  let end = -Infinity;
  return edges.map((hasta, index) => {
    const rest = { desde: end, hasta };
    end = Math.max(end, before[index]?.ultimo ?? end);
    return rest;
  });
}

const within = ({ desde, hasta }: Trecho, from: number): number => Math.max(0, hasta - Math.max(desde, from));

/**
 * The weekly rest before an entry. It is missing if no rest of the last seven days is long enough, and if the weekly rests of the
 * longer period, in which they may be joined, do not add up to one for each week either. `limiteMinutos`: the required length of
 * one rest (with the daily rest, if that is added). `valorMinutos`: the longest rest of the seven days.
 */
export function lacksDescansoSemanal(historia: Historia, { fecha, momento }: Entrada): Aviso | null {
  const { 'descanso-semanal': limite, 'descanso-diario': diario } = historia.limites(fecha);
  const before = bloquesAntes(historia, momento);
  const last = before.at(-1);
  if (!limite || !last) return null;
  const daily = limite.sumaDiario ? (diario?.minutos ?? 0) : 0;
  const weekly = limite.minutos * MS_POR_MINUTO;
  const rests = restsUntil(before, momento);
  const weeklyRests = (span: number): number[] =>
    rests
      .map(({ desde, hasta }) => within({ desde: desde + daily * MS_POR_MINUTO, hasta }, momento + JORNADA_SUPUESTA_MS - span))
      .filter((length) => length >= weekly);
  if (weeklyRests(SEMANA_MS).length > 0) return null;
  const weeks = Math.max(1, Math.floor(limite.acumulaDias / 7));
  const total = weeklyRests(limite.acumulaDias * DIA_MS).reduce((sum, length) => sum + length, 0);
  if (total >= weeks * weekly) return null;
  const longest = Math.max(...rests.map((rest) => within(rest, momento + JORNADA_SUPUESTA_MS - SEMANA_MS)));
  return {
    regla: 'descanso-semanal',
    norma: limite.norma,
    fecha,
    limiteMinutos: limite.minutos + daily,
    valorMinutos: Math.floor(longest / MS_POR_MINUTO),
    posibleDesde: last.hasta === null ? null : instanteDe(last.hasta + daily * MS_POR_MINUTO + weekly),
  };
}
