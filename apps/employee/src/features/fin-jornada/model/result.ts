import type { DiaPrevistoVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { minutosTrabajados } from '@jornada/domain/registros/minutos.ts';
import type { PlacedSpan } from './own-times.ts';
import type { TramoDelTurno } from './spans.ts';

/** The day with the typed hours: minutes, and the parts that the day line draws. */
export type Result = { trabajado: number; diferencia: number | null; tramos: TramoDelTurno[] };

const work = { clase: 'trabajo', tipoId: 0, subtipo: 'trabajo', efectivo: true, pagado: true, proyectoId: null } as const;

function resultOf(tramos: TramoDelTurno[], previsto: DiaPrevistoVista | null): Result {
  const trabajado = minutosTrabajados({ tramos, estado: 'cerrada' }, null);
  return { trabajado, diferencia: previsto === null ? null : trabajado - previsto.minutos, tramos };
}

/** Own times as a day: work from start to end, interrupted by the pauses. */
export function resultOfOwnTimes(
  { inicio, fin, pausas }: { inicio: string; fin: string; pausas: readonly PlacedSpan[] },
  tipos: readonly TipoRegistroVista[],
  previsto: DiaPrevistoVista | null,
): Result {
  const tramos: TramoDelTurno[] = [];
  let reached = inicio;
  const workUntil = (until: string): void => {
    if (Temporal.Instant.compare(reached, until) < 0) tramos.push({ ...work, inicio: reached, fin: until });
  };
  for (const pausa of pausas) {
    const tipo = tipos.find(({ id }) => id === pausa.tipoId);
    workUntil(pausa.inicio);
    tramos.push({
      clase: 'pausa',
      inicio: pausa.inicio,
      fin: pausa.fin,
      tipoId: tipo?.id ?? 0,
      subtipo: tipo?.subtipo ?? 'personal',
      efectivo: tipo?.efectivo ?? false,
      pagado: tipo?.pagado ?? false,
      proyectoId: null,
    });
    reached = pausa.fin;
  }
  workUntil(fin);
  return resultOf(tramos, previsto);
}

/** Presences as a day: nothing between them. */
export function resultOfPresences(presencias: readonly PlacedSpan[], previsto: DiaPrevistoVista | null): Result {
  return resultOf(
    presencias.map(({ inicio, fin }) => ({ ...work, inicio, fin })),
    previsto,
  );
}
