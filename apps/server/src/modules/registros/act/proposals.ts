import type { Evento } from '@jornada/domain/registros/modelo.ts';
import { defineEvent } from '../../../platform/bus.ts';

/** Changes to the proposals about a person's record: those that wait for an answer now, and those that somebody has answered. */
export type CambioDePropuestas = {
  entidadId: number;
  personaId: number;
  autorId: number;
  /** Ids of the proposals. */
  propuestas: number[];
  /** By the author of the proposals. */
  respuestas: { paraId: number; ids: number[] }[];
};

/** The proposals that wait for an answer have changed. */
export const propuestasCambiadas = defineEvent<CambioDePropuestas>('registros.propuestas', { temas: ['bandeja', 'registros'] });

/** New lines about a person, and the lines that were there before. */
type Lineas = Pick<CambioDePropuestas, 'entidadId' | 'personaId' | 'autorId'> & {
  nuevas: readonly Pick<Evento, 'registroId' | 'evento' | 'modo' | 'refiereA' | 'autorId'>[];
  anteriores: readonly Pick<Evento, 'registroId' | 'evento' | 'autorId'>[];
};

const OF_PROPOSALS: ReadonlySet<string> = new Set(['correccion', 'acuerdo', 'desacuerdo']);

/** Whether lines change the proposals that wait: a new one, an answer, or a withdrawal. */
export const changesPendingProposals = ({
  nuevas,
  anteriores,
}: { nuevas: readonly Pick<Evento, 'evento' | 'refiereA'>[] } & Pick<Lineas, 'anteriores'>): boolean =>
  nuevas.some(
    ({ evento, refiereA }) =>
      OF_PROPOSALS.has(evento) ||
      (evento === 'anulacion' && anteriores.some((line) => line.registroId === refiereA && line.evento === 'correccion')),
  );

/** What lines change about proposals. People are not told of their own answers. */
export function changeOf({ entidadId, personaId, autorId, nuevas, anteriores }: Lineas): CambioDePropuestas {
  const answers = nuevas.filter(({ evento }) => evento === 'acuerdo' || evento === 'desacuerdo');
  const settled = new Set(answers.map(({ refiereA }) => refiereA));
  const proposed = nuevas.filter(({ evento, registroId }) => evento === 'correccion' && !settled.has(registroId));
  const given = answers.filter(({ modo }) => modo !== 'automatico');
  const byProposer = Map.groupBy(given, ({ refiereA }) => anteriores.find(({ registroId }) => registroId === refiereA)?.autorId ?? autorId);
  byProposer.delete(autorId);
  return {
    entidadId,
    personaId,
    autorId,
    propuestas: proposed.map(({ registroId }) => registroId),
    respuestas: [...byProposer].map(([paraId, lines]) => ({
      paraId,
      ids: lines.flatMap(({ refiereA }) => (refiereA === null ? [] : [refiereA])),
    })),
  };
}
