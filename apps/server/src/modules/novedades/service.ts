import type { Readable } from 'node:stream';
import { TEMAS } from '@jornada/contract/temas.ts';
import type { Novedad } from '../../platform/bus.ts';
import type { Context } from '../../shared/module.ts';
import { Unavailable } from '../../platform/http/unavailable.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { reachOf, type Alcance } from '../registros/service.ts';
import { findResponsible } from './repo.ts';
import { createStream, type NewsStream } from './streams.ts';

export type NovedadesService = ReturnType<typeof createNovedadesService>;

/** How many listeners one process may have, and one session: its visible tabs. */
const MOST = { streams: 5_000, ofSession: 4 };

type Listener = Pick<Sesion, 'entidadId' | 'personaId' | 'sesionId'> & { alcance: Alcance; stream: NewsStream };

/**
 * Sends news at once to the people concerned, in whichever process they listen. If somebody misses one, they find the change with
 * the next read.
 */
export function createNovedadesService({ db, events, warn }: Pick<Context, 'db' | 'events' | 'warn'>) {
  const listeners = new Set<Listener>();
  let unsubscribe: (() => void) | null = null;

  const send = ({ stream }: Listener, temas: readonly string[]): void => {
    for (const tema of temas) stream.send(tema);
  };
  /**
   * The listeners concerned: people who see everybody, the person, and the person's manager. The manager is looked up only if a
   * possible one listens.
   */
  async function tellOf({ entidadId, personaId, temas }: Novedad): Promise<void> {
    const here = [...listeners].filter((listener) => listener.entidadId === entidadId);
    const isMeant = ({ alcance, ...listener }: Listener): boolean =>
      personaId === null || alcance === 'all' || listener.personaId === personaId;
    const maybe = here.filter((listener) => listener.alcance === 'team' && !isMeant(listener));
    for (const listener of here) if (isMeant(listener)) send(listener, temas);
    if (personaId === null || maybe.length === 0) return;
    const responsableId = await db.tenant(entidadId, (tx) => findResponsible(tx, entidadId, personaId));
    for (const listener of maybe) if (listener.personaId === responsableId) send(listener, temas);
  }
  const hear = (novedad: Novedad | null): void => {
    if (novedad === null) for (const listener of listeners) send(listener, TEMAS);
    else void tellOf(novedad).catch((error: unknown) => warn(error, 'nobody was told'));
  };

  return {
    /** How many listen to this process. */
    listening: (): number => listeners.size,
    /** Opens a stream for this session. One tab too many ends the oldest stream. @throws Unavailable if too many listen. */
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
    /** Ends every stream, because the process stops. */
    close(): void {
      unsubscribe?.();
      for (const { stream } of listeners) stream.end();
    },
  };
}
