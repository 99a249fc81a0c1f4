import type { ContextoFichaje, Linea } from './decision.ts';
import type { Evento } from './modelo.ts';

/** The lines that were written in the same batch after a mark that took the place of others. */
function batchOf(ctx: Pick<ContextoFichaje, 'dias'>, first: Evento): Evento[] {
  const later = ctx.dias
    .flatMap(({ eventos }) => eventos)
    .filter(({ numero }) => numero > first.numero)
    .toSorted((a, b) => a.numero - b.numero);
  const end = later.findIndex(
    ({ evento, numero, recibido }, index) =>
      numero !== first.numero + 1 + index || recibido !== first.recibido || (evento !== 'fichaje' && evento !== 'anulacion'),
  );
  return end < 0 ? later : later.slice(0, end);
}

/** What takes a mark back: its voiding; and where it took the place of others, all that came with it, so that those stand again. */
export function linesOfUndo(ctx: Pick<ContextoFichaje, 'dias'>, evento: Evento): Linea[] {
  const batch = evento.refiereA === null ? [] : batchOf(ctx, evento);
  return [evento, ...batch].map(({ registroId }) => ({ evento: 'anulacion', refiereA: registroId }));
}
