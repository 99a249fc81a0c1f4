import type { Fecha } from '../horario/modelo.ts';
import type { CodigoRegistros } from './codigos.ts';
import { decidido, lineas, rechazo, type ContextoFichaje, type Decision, type Linea } from './decision.ts';
import { fechaDeEntrada, isOlvidada, maximoFin } from './dia.ts';
import { addLines, type DiaDeLog } from './dias.ts';
import { jornadasDe } from './hoy.ts';
import type { Incidencia, Jornada } from './modelo.ts';
import { alMinuto, ms } from './tiempo.ts';

const BROKEN: ReadonlySet<Incidencia> = new Set(['orden', 'falta-entrada', 'solape']);

/**
 * Stretches that lasted longer than a day may, and pairs that were lived at once; that one begins where another ends is
 * neither. One that runs lasts until now; of one that was left or forgotten, only the beginning is known.
 */
function countImpossible(jornadas: readonly Jornada[], { laboral, ahora }: ContextoFichaje): number {
  const lived = jornadas
    .flatMap((jornada) => {
      const isRunning = jornada.estado === 'abierta' && !isOlvidada(laboral, jornada, ahora);
      const previsto = laboral.planDia(jornada.fecha);
      return jornada.tramos.map(({ inicio, fin }) => {
        const [start, end] = [ms(inicio), ms(fin ?? (isRunning ? ahora : inicio))];
        return { start, end, isTooLong: fin !== null && end > maximoFin(start, previsto) };
      });
    })
    .toSorted((a, b) => a.start - b.start);
  const tooLong = lived.filter(({ isTooLong }) => isTooLong).length;
  return tooLong + lived.filter(({ start }, index) => start < (lived[index - 1]?.end ?? -Infinity)).length;
}

const openDays = (jornadas: readonly Jornada[]): Jornada[] => jornadas.filter(({ estado }) => estado === 'abierta');

/** Whether every day is in order, or at least no worse than before. */
function isInOrder(before: readonly Jornada[], after: readonly Jornada[], ctx: ContextoFichaje): boolean {
  const breaksNone = after.every(({ fecha, incidencias }) => {
    const known = before.find((jornada) => jornada.fecha === fecha)?.incidencias ?? [];
    return incidencias.every((incidencia) => !BROKEN.has(incidencia) || known.includes(incidencia));
  });
  return breaksNone && countImpossible(after, ctx) <= countImpossible(before, ctx) && openDays(after).length <= 1;
}

/**
 * Whether a day begins with an hour of its own date. Clock-ins written before are not checked again, because the plan may have
 * changed since.
 */
function beginsOnItsDate({ dias, laboral }: ContextoFichaje, { fecha, after }: { fecha: Fecha; after: readonly DiaDeLog[] }): boolean {
  const entered = ({ jornada }: DiaDeLog) => jornada.marcas.find(({ clase }) => clase === 'entrada')?.momento ?? null;
  const [before, now] = [dias, after].map((days) => days.find((dia) => dia.fecha === fecha));
  const inicio = now ? entered(now) : null;
  const wasWritten = before?.eventos.some(({ clase, momento }) => clase === 'entrada' && momento !== null && alMinuto(momento) === inicio);
  return inicio === null || wasWritten === true || (before && entered(before)) === inicio || fechaDeEntrada(laboral, inicio) === fecha;
}

/**
 * The open days that must be marked as left without a clock-out: only one day can be open, and a day that was over long ago
 * cannot be opened again.
 */
function daysToLeave(ctx: ContextoFichaje, before: readonly Jornada[], after: readonly Jornada[]): Jornada[] {
  const open = openDays(after).toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
  const wasOpen = new Set(openDays(before).map(({ fecha }) => fecha));
  const lived = open.filter((jornada) => !isOlvidada(ctx.laboral, jornada, ctx.ahora));
  const stays = lived.find(({ fecha }) => wasOpen.has(fecha)) ?? lived.at(-1);
  return open.filter((jornada) => jornada !== stays && (open.length > 1 || !wasOpen.has(jornada.fecha)));
}

/** The lines of a day, and those that mark other open days as left without a clock-out. Also the resulting days. */
function withDaysLeft(ctx: ContextoFichaje, jornada: { fecha: Fecha; zona: string }, partes: readonly Linea[]) {
  const { fecha } = jornada;
  const asked = lineas(ctx, jornada, partes);
  const after = addLines(ctx.dias, asked, ctx.tipos);
  const left = daysToLeave(ctx, jornadasDe(ctx), jornadasDe({ dias: after }));
  if (left.length === 0) return { fecha, lines: asked, after };
  const next = ctx.siguienteNumero + asked.length;
  const olvidos = left.flatMap((dia, index) => lineas({ ...ctx, siguienteNumero: next + index }, dia, [{ evento: 'olvido' }]));
  return { fecha, lines: [...asked, ...olvidos], after: addLines(after, olvidos, ctx.tipos) };
}

/**
 * What to write for a day, where the record stays in order with it: no mark out of place, no stretch over another or of
 * more than a day, one open day at most, and the first clock-in on its own date. Other days that are open are left without their clock-out in
 * the same batch. Else the refusal `error`, or hora-de-otro-dia.
 */
export function writeInOrder(
  ctx: ContextoFichaje,
  jornada: { fecha: Fecha; zona: string },
  partes: readonly Linea[],
  error: CodigoRegistros,
): Decision {
  const writing = withDaysLeft(ctx, jornada, partes);
  if (!isInOrder(jornadasDe(ctx), jornadasDe({ dias: writing.after }), ctx)) return rechazo(error);
  return beginsOnItsDate(ctx, writing) ? decidido(ctx, writing) : rechazo('registros.hora-de-otro-dia');
}

/**
 * The same for an action that has already happened and must not be lost: if it does not fit, it is written anyway and becomes an
 * incidence of its day.
 */
export function writeAnyhow(ctx: ContextoFichaje, jornada: { fecha: Fecha; zona: string }, partes: readonly Linea[]): Decision {
  return decidido(ctx, withDaysLeft(ctx, jornada, partes));
}
