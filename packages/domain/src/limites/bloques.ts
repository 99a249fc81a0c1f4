import type { Fecha, Instante } from '../horario/modelo.ts';
import { tramosHasta } from '../registros/minutos.ts';
import { ms, MS_POR_MINUTO } from '../registros/tiempo.ts';
import type { DiaVivido } from './modelo.ts';

/** From one instant to another, in milliseconds since the epoch. */
export type Trecho = { desde: number; hasta: number };

/**
 * One working day, from coming to leaving, in milliseconds. Most dates have one. A date has two if the person left for longer
 * than the gap of a split shift. `desde` or `hasta` null: unknown, because a clock-in or clock-out is missing, or the day is
 * running.
 */
export type Bloque = { fecha: Fecha; desde: number | null; hasta: number | null; primero: number; ultimo: number };

/** Pauses that count as rest. Waiting, travelling and union duties interrupt the work, but are no rest. */
const DESCANSAN: ReadonlySet<string> = new Set(['comida', 'cafe', 'personal', 'medico']);

/** Joins stretches that touch or overlap; in order. */
function joined(stretches: readonly Trecho[]): Trecho[] {
  const out: Trecho[] = [];
  for (const { desde, hasta } of stretches.toSorted((a, b) => a.desde - b.desde)) {
    const last = out.at(-1);
    if (last && desde <= last.hasta) last.hasta = Math.max(last.hasta, hasta);
    else out.push({ desde, hasta });
  }
  return out;
}

const stretchesOfDay = ({ tramos, estado }: DiaVivido, ahora: Instante) => tramosHasta(tramos, estado === 'abierta' ? ahora : null);

/** The working days of one date. `partida`: the longest gap of a split shift, in milliseconds. */
export const bloquesDe = (dia: DiaVivido, ahora: Instante, partida: number): Bloque[] =>
  dia.estado === 'vacia' || dia.inicio === null ? [] : findBlocks(dia, dia.inicio, ahora, partida);

function findBlocks(dia: DiaVivido, entered: Instante, ahora: Instante, partida: number): Bloque[] {
  const start = ms(entered);
  const presence = stretchesOfDay(dia, ahora).map(({ inicio, fin }) => ({ desde: ms(inicio), hasta: ms(fin) }));
  // The start of the last stretch is known even if its end is not.
  const opened = dia.tramos.at(-1)?.inicio ?? entered;
  const end = ms(dia.fin ?? opened);
  const parts = joined([{ desde: start, hasta: start }, ...presence, { desde: end, hasta: end }]);
  const blocks: Trecho[] = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if (last && part.desde - last.hasta <= partida) last.hasta = Math.max(last.hasta, part.hasta);
    else blocks.push({ ...part });
  }
  const isStartKnown = !dia.incidencias.includes('falta-entrada');
  return blocks.map(({ desde, hasta }, index) => ({
    fecha: dia.fecha,
    desde: index > 0 || isStartKnown ? desde : null,
    hasta: index < blocks.length - 1 || dia.fin !== null ? hasta : null,
    primero: desde,
    ultimo: hasta,
  }));
}

/** Breaks that nobody can put off or cut short are not too long. */
export const RATOS: ReadonlySet<string> = new Set([...DESCANSAN].filter((subtipo) => subtipo !== 'medico'));

/**
 * Work without rest within one working day, in order. A running stretch counts up to `ahora`. A stretch that has just begun, or
 * has an unknown end, has no length, but ends the rest before it. `rest`: the pauses that count as rest.
 */
export function trabajoDe(dia: DiaVivido, ahora: Instante, { primero, ultimo }: Bloque, rest = DESCANSAN): Trecho[] {
  const until = dia.estado === 'abierta' ? ms(ahora) : -Infinity;
  const work = dia.tramos.filter(({ clase, subtipo }) => clase === 'trabajo' || !rest.has(subtipo));
  const stretches = work.map(({ inicio, fin }) => ({ desde: ms(inicio), hasta: fin === null ? Math.max(ms(inicio), until) : ms(fin) }));
  return joined(stretches).filter(({ desde }) => desde >= primero && desde <= ultimo);
}

/** Minutes of work actually done on a date, up to `ahora`. */
export function efectivosDe(dia: DiaVivido, ahora: Instante): number {
  if (dia.estado === 'vacia') return 0;
  return stretchesOfDay(dia, ahora).reduce(
    (sum, { efectivo, inicio, fin }) => sum + (efectivo ? (ms(fin) - ms(inicio)) / MS_POR_MINUTO : 0),
    0,
  );
}
