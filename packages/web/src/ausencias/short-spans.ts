import type { DiaCubiertoVista } from '@jornada/contract/ausencias.ts';

type Corto = DiaCubiertoVista['cortos'][number];
/** Days in a row on which the same teams lack the same people. */
export type ShortSpan = { desde: string; hasta: string; cortos: Corto[] };

const isSame = (a: readonly Corto[], b: readonly Corto[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The days with teams that have too few people. */
export function shortSpans(dias: readonly DiaCubiertoVista[]): ShortSpan[] {
  const spans: ShortSpan[] = [];
  for (const [index, { fecha, cortos }] of dias.entries()) {
    const last = spans.at(-1);
    if (last && last.hasta === dias[index - 1]?.fecha && isSame(last.cortos, cortos)) last.hasta = fecha;
    else if (cortos.length > 0) spans.push({ desde: fecha, hasta: fecha, cortos });
  }
  return spans;
}
