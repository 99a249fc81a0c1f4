import { instanteLocal, masDias } from '../horario/calendario.ts';
import type { Fecha, Hora } from '../horario/modelo.ts';
import type { DiaDeExtra, ExtraPedida, PeticionExtra } from './modelo.ts';

const MS_PER_MINUTE = 60_000;

/** From and to in milliseconds, of hours of a day. */
type Span = { from: number; to: number };

const spanOf = ({ fecha, inicio, fin }: { fecha: Fecha; inicio: Hora; fin: Hora }, zona: string): Span => ({
  from: instanteLocal(fecha, inicio, zona),
  to: instanteLocal(fin <= inicio ? masDias(fecha, 1) : fecha, fin, zona),
});

/** The minutes that pass between two hours of a day: one less hour in the night in which the clock is put forward. */
export function minutosDeHoras(horas: { fecha: Fecha; inicio: Hora; fin: Hora }, zona: string): number {
  const { from, to } = spanOf(horas, zona);
  return Math.max(0, Math.floor((to - from) / MS_PER_MINUTE));
}

/** What was worked above the plan on a day; null while that is unknown. */
export const excesoDe = ({ previsto, trabajado }: Pick<DiaDeExtra, 'previsto' | 'trabajado'>): number | null =>
  trabajado === null ? null : Math.max(0, trabajado - previsto);

/**
 * What the record bears out of the requests of one day: they take its excess in the order in which they were made. What is not known yet
 * is taken as it was asked for.
 */
export function realesDe(dia: DiaDeExtra, pedidas: readonly Pick<ExtraPedida, 'id' | 'minutos'>[]): Map<number, number> {
  let left = excesoDe(dia) ?? (dia.isIncompleto ? 0 : Infinity);
  return new Map(
    pedidas
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, minutos }) => {
        const taken = Math.min(minutos, left);
        left -= taken;
        return [id, taken];
      }),
  );
}

const hasHours = (one: PeticionExtra): one is PeticionExtra & { inicio: Hora; fin: Hora } => one.inicio !== null && one.fin !== null;

/** Whether two requests ask for the same hours. Without hours nobody can tell two of one day apart. */
export function isTheSameTime(a: PeticionExtra, b: PeticionExtra, zona: string): boolean {
  if (!hasHours(a) || !hasHours(b)) return a.fecha === b.fecha;
  const [one, other] = [spanOf(a, zona), spanOf(b, zona)];
  return one.from < other.to && other.from < one.to;
}

/** A day on which more was worked than planned, and what of it nobody has asked for. */
export type DiaPropuesto = { fecha: Fecha; previsto: number; trabajado: number; exceso: number; pedidos: number; quedan: number };

/** What nobody has asked for of the excess of a day. */
export function propuestaDe(dia: DiaDeExtra, pedidas: readonly Pick<ExtraPedida, 'fecha' | 'minutos'>[]): DiaPropuesto | null {
  const exceso = excesoDe(dia);
  if (exceso === null || dia.trabajado === null) return null;
  const pedidos = pedidas.filter(({ fecha }) => fecha === dia.fecha).reduce((sum, { minutos }) => sum + minutos, 0);
  const { fecha, previsto, trabajado } = dia;
  return { fecha, previsto, trabajado, exceso, pedidos, quedan: Math.max(0, exceso - pedidos) };
}

/** The days to ask for, the latest first. Fewer than `minimo` minutes are none: a few minutes are no overtime. */
export const propuestasDe = (
  dias: readonly DiaDeExtra[],
  pedidas: readonly Pick<ExtraPedida, 'fecha' | 'minutos'>[],
  minimo: number,
): DiaPropuesto[] =>
  dias
    .flatMap((dia) => propuestaDe(dia, pedidas) ?? [])
    .filter(({ quedan }) => quedan >= Math.max(1, minimo))
    .toSorted((a, b) => (a.fecha < b.fecha ? 1 : -1));
