import type { Evento } from '@jornada/domain/registros/modelo.ts';
import { defineEvent } from '../../../platform/bus.ts';

/** What changed of proposals about a person's record: those that wait for an answer now, and those that somebody else answered. */
export type CambioDePropuestas = {
  entidadId: number;
  personaId: number;
  autorId: number;
  /** Ids of the proposals. */
  propuestas: number[];
  /** By whoever had proposed. */
  respuestas: { paraId: number; ids: number[] }[];
};

/** What waits for somebody's answer is another. */
export const propuestasCambiadas = defineEvent<CambioDePropuestas>('registros.propuestas', { temas: ['bandeja', 'registros'] });

/** Lines that are written about a person, and what stood there before. */
type Lineas = Pick<CambioDePropuestas, 'entidadId' | 'personaId' | 'autorId'> & {
  nuevas: readonly Pick<Evento, 'registroId' | 'evento' | 'modo' | 'refiereA' | 'autorId'>[];
  anteriores: readonly Pick<Evento, 'registroId' | 'evento' | 'autorId'>[];
};

const OF_PROPOSALS: ReadonlySet<string> = new Set(['correccion', 'acuerdo', 'desacuerdo']);

/** Whether lines change what waits for somebody's answer: a proposal, an answer to one, or the taking back of one. */
export const changesWhatWaits = ({
  nuevas,
  anteriores,
}: { nuevas: readonly Pick<Evento, 'evento' | 'refiereA'>[] } & Pick<Lineas, 'anteriores'>): boolean =>
  nuevas.some(
    ({ evento, refiereA }) =>
      OF_PROPOSALS.has(evento) ||
      (evento === 'anulacion' && anteriores.some((line) => line.registroId === refiereA && line.evento === 'correccion')),
  );

/** What lines change of proposals. Nobody is answered of their own doing. */
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
