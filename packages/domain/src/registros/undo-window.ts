import type { ContextoFichaje, Linea } from './decision.ts';
import { linesWrittenWith } from './escrito.ts';
import type { Evento } from './modelo.ts';

/** The marks and voidings that were written in the same batch as a replacing mark, which comes first. */
function batchOf({ dias }: Pick<ContextoFichaje, 'dias'>, first: Evento): Evento[] {
  const batch = linesWrittenWith(
    dias.flatMap(({ eventos }) => eventos),
    first,
  );
  return batch.filter(({ evento }) => evento === 'fichaje' || evento === 'anulacion');
}

/**
 * The lines that undo a mark: its voiding, and if it replaced other marks, the undoing of its whole batch, so that those are
 * valid again.
 */
export function linesOfUndo(ctx: Pick<ContextoFichaje, 'dias'>, evento: Evento): Linea[] {
  const batch = evento.refiereA === null ? [evento] : batchOf(ctx, evento);
  return batch.map(({ registroId }) => ({ evento: 'anulacion', refiereA: registroId }));
}
