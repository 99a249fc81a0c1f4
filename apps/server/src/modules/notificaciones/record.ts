import type { Evento } from '@jornada/domain/registros/modelo.ts';
import type { Reparto } from './notify.ts';

/** Lines that were just written about a person, and the proposals there were. */
export type LineasEscritas = {
  entidadId: number;
  personaId: number;
  autorId: number;
  nuevas: readonly Pick<Evento, 'registroId' | 'evento' | 'modo' | 'refiereA' | 'autorId'>[];
  anteriores: readonly Pick<Evento, 'registroId' | 'evento' | 'autorId'>[];
};

/** Whom to tell of lines of the record: whoever answers new proposals, and whoever is answered. Nobody of their own doing. */
export function repartosDe({ entidadId, personaId, autorId, nuevas, anteriores }: LineasEscritas): Reparto[] {
  const answers = nuevas.filter(({ evento }) => evento === 'acuerdo' || evento === 'desacuerdo');
  const settled = new Set(answers.map(({ refiereA }) => refiereA));
  const common = { entidadId, personaId, autorId };
  const proposed = nuevas
    .filter(({ evento, registroId }) => evento === 'correccion' && !settled.has(registroId))
    .map(({ registroId }) => registroId);
  const given = answers.filter(({ modo }) => modo !== 'automatico');
  const byProposer = Map.groupBy(given, ({ refiereA }) => anteriores.find(({ registroId }) => registroId === refiereA)?.autorId ?? autorId);
  byProposer.delete(autorId);
  return [
    ...(proposed.length > 0 ? [{ ...common, clase: 'correcciones' as const, ids: proposed }] : []),
    ...[...byProposer].map(([paraId, lines]) => ({
      ...common,
      clase: 'respuestas' as const,
      paraId,
      ids: lines.flatMap(({ refiereA }) => (refiereA === null ? [] : [refiereA])),
    })),
  ];
}
