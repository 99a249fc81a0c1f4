import type { Readable } from 'node:stream';
import { TEMAS, type Tema } from '@jornada/contract/temas.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { Unavailable } from '../../platform/http/unavailable.ts';
import type { Sesion } from '../auth/service.ts';
import { reachOf, type Alcance } from '../registros/service.ts';
import { findResponsible } from './repo.ts';
import { createStream, type Stream } from './streams.ts';

/**
 * Something about a person has changed, or with `personaId` null something that concerns everybody of the company. Ids and nothing
 * more: it passes by everybody who is on the database.
 */
export type Novedad = { entidadId: number; personaId: number | null; responsableId: number | null; tema: Tema };

/** What was written about a person, and what stood there before. */
type Escrito = {
  entidadId: number;
  personaId: number;
  nuevas: readonly { evento: string; refiereA: number | null }[];
  anteriores: readonly { registroId: number; evento: string }[];
};

const OF_PROPOSALS = new Set(['correccion', 'acuerdo', 'desacuerdo']);

/** Whether it changes what waits for somebody's answer: a proposal, an answer to one, or the taking back of one. */
const changesWhatWaits = ({ nuevas, anteriores }: Escrito): boolean =>
  nuevas.some(
    ({ evento, refiereA }) =>
      OF_PROPOSALS.has(evento) ||
      (evento === 'anulacion' && anteriores.some((line) => line.registroId === refiereA && line.evento === 'correccion')),
  );

export type NovedadesService = ReturnType<typeof createNovedadesService>;

/** How many may listen to one process, and one session at once: its tabs that can be seen. */
const MOST = { streams: 5_000, ofSession: 4 };

type Listener = Pick<Sesion, 'entidadId' | 'personaId' | 'sesionId'> & { alcance: Alcance; stream: Stream };

const concerns = ({ entidadId, personaId, alcance }: Listener, novedad: Novedad): boolean =>
  entidadId === novedad.entidadId &&
  (novedad.personaId === null ||
    alcance === 'all' ||
    personaId === novedad.personaId ||
    (alcance === 'team' && personaId === novedad.responsableId));

/** What is new, told at once to whom it concerns, to whichever process they listen. Who missed something finds it when they ask. */
export function createNovedadesService({ db, events, onError }: { db: Database; events: Events<Novedad>; onError(error: unknown): void }) {
  const listeners = new Set<Listener>();
  let unsubscribe: (() => void) | null = null;

  const hear = (novedad: Novedad | null): void => {
    for (const listener of listeners) {
      if (novedad === null) for (const tema of TEMAS) listener.stream.send(tema);
      else if (concerns(listener, novedad)) listener.stream.send(novedad.tema);
    }
  };
  const tell = ({ entidadId, personaId, tema }: { entidadId: number; personaId: number; tema: Tema }): void =>
    void db
      .tenant(entidadId, (tx) => findResponsible(tx, entidadId, personaId))
      .then((responsableId) => events.publish({ entidadId, personaId, responsableId, tema }))
      .catch(onError);

  return {
    /** Tells of a change of the record that concerns somebody's inbox, once it is committed. Neither waits nor throws. */
    trasEscribir(escrito: Escrito): void {
      const { entidadId, personaId } = escrito;
      if (changesWhatWaits(escrito)) tell({ entidadId, personaId, tema: 'bandeja' });
    },
    /** Tells everybody of a company that one of its months was closed or reopened. Neither waits nor throws. */
    trasDecidirMes(entidadId: number): void {
      events.publish({ entidadId, personaId: null, responsableId: null, tema: 'cierres' });
    },
    /** How many listen to this process. */
    listening: (): number => listeners.size,
    /** A stream for this session. A tab too many ends the oldest. @throws Unavailable where too many listen. */
    follow(sesion: Sesion): Readable {
      const own = [...listeners].filter(({ sesionId }) => sesionId === sesion.sesionId);
      if (own.length >= MOST.ofSession) own[0]?.stream.end();
      else if (listeners.size >= MOST.streams) throw new Unavailable('streams');
      unsubscribe ??= events.subscribe(hear);
      const { entidadId, personaId, sesionId } = sesion;
      const stream = createStream({ random: Math.random(), onEnd: () => void listeners.delete(listener) });
      const listener: Listener = { entidadId, personaId, sesionId, alcance: reachOf(sesion), stream };
      listeners.add(listener);
      return stream.source;
    },
    /** Ends every stream: the process stops. */
    close(): void {
      unsubscribe?.();
      for (const { stream } of listeners) stream.end();
    },
  };
}
