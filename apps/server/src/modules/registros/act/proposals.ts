import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { DiaDeLog } from '@jornada/domain/registros/index.ts';
import type { Evento, Jornada } from '@jornada/domain/registros/modelo.ts';
import { defineEvent } from '../../../platform/bus.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Sesion } from '../../../shared/sesion.ts';

/**
 * Changes to what the company proposes about a person's record: proposals that wait for the person now, and those that they have
 * answered. What the person proposes is decided like a request, which tells about itself.
 */
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

/** Follows what a person proposes about a day of their record, within the transaction that writes it. The session is that person's. */
export type FollowProposals = (tx: Transaction, sesion: Sesion, fecha: Fecha) => Promise<void>;

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

/** What lines change about proposals of the company. People are not told of their own answers. */
export function changeOf({ entidadId, personaId, autorId, nuevas, anteriores }: Lineas): CambioDePropuestas {
  const answers = nuevas.filter(({ evento }) => evento === 'acuerdo' || evento === 'desacuerdo');
  const proposed = nuevas.filter(({ evento }) => evento === 'correccion' && autorId !== personaId);
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

/** Whether the company's proposals have changed: what a person does about their own is told with its request. */
export const isOfCompany = ({ autorId, personaId, respuestas }: CambioDePropuestas): boolean =>
  autorId !== personaId || respuestas.length > 0;

/** What a person proposes about a day and nobody has answered. */
const waitingOf = (jornada: Jornada | undefined, personaId: number): string =>
  (jornada?.correcciones ?? [])
    .filter(({ estado, propuestaPor }) => estado === 'pendiente' && propuestaPor === personaId)
    .map(({ registroId }) => registroId)
    .join();

/** The days on which other proposals of the person wait than before. */
export const daysWithOtherProposals = (personaId: number, before: readonly DiaDeLog[], after: readonly Jornada[]): Fecha[] =>
  after
    .filter(
      (jornada) => waitingOf(jornada, personaId) !== waitingOf(before.find(({ fecha }) => fecha === jornada.fecha)?.jornada, personaId),
    )
    .map(({ fecha }) => fecha);
