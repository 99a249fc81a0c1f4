import type { Readable } from 'node:stream';
import { TEMAS } from '@jornada/contract/temas.ts';
import type { Novedad } from '../../platform/bus.ts';
import type { Context } from '../../shared/module.ts';
import { Unavailable } from '../../platform/http/unavailable.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuthService } from '../auth/service.ts';
import { createCrowd } from './crowd.ts';
import { findLeaders, findResponsible } from './repo.ts';
import { createStream, type NewsStream } from './streams.ts';

/** How many listeners one process may have, and one session: its visible tabs. */
const MOST = { streams: 5_000, ofSession: 4 };

/** How often sessions are checked while there is no news. */
const LOOK_MS = 30_000;

/** Whose matters concern a listener beside their own: nobody's, their team's, everybody's. */
type Alcance = 'own' | 'team' | 'all';

function scopeOf({ permisos }: Pick<Sesion, 'permisos'>): Alcance {
  if (permisos.has('solicitudes.decidir:all')) return 'all';
  return permisos.has('solicitudes.decidir:team') ? 'team' : 'own';
}

type Listener = Pick<Sesion, 'entidadId' | 'personaId' | 'sesionId'> & { alcance: Alcance; stream: NewsStream };

type Options = Pick<Context, 'db' | 'events' | 'warn'> & { sessions: Pick<AuthService, 'findEnded'> };

/**
 * Sends news at once to the people concerned, in whichever process they listen. If somebody misses one, they find the change with
 * the next read. A stream ends with its session, which is checked before news is sent, and at intervals.
 */
export function createNovedadesService({ db, events, warn, sessions }: Options) {
  const listeners = new Set<Listener>();
  let unsubscribe: (() => void) | null = null;

  /** The streams of one company with a valid session; the other streams are ended. */
  async function withOpenSession(entidadId: number, asked: readonly Listener[]): Promise<Listener[]> {
    if (asked.length === 0) return [];
    const ended = await sessions.findEnded(entidadId, asked);
    for (const { sesionId, stream } of asked) if (ended.has(sesionId)) stream.end();
    return asked.filter(({ sesionId }) => !ended.has(sesionId));
  }
  async function send(entidadId: number, to: readonly Listener[], temas: readonly string[]): Promise<void> {
    for (const { stream } of await withOpenSession(entidadId, to)) for (const tema of temas) stream.send(tema);
  }
  /** There may be no news for a long time. */
  const looking = setInterval(() => {
    for (const [entidadId, here] of Map.groupBy(listeners, (listener) => listener.entidadId))
      void withOpenSession(entidadId, here).catch((error: unknown) => warn(error, 'sessions of streams were not looked at'));
  }, LOOK_MS);
  looking.unref();
  /**
   * The listeners concerned: exactly the people who are named, if some are. Otherwise people who see everybody, the person, and the
   * person's manager. The manager is looked up only if a possible one listens.
   */
  async function notifyListeners({ entidadId, personaId, personaIds, equipo, temas }: Novedad): Promise<void> {
    if (equipo && personaId !== null) return crowd.add(entidadId, personaId, temas);
    const here = [...listeners].filter((listener) => listener.entidadId === entidadId);
    if (personaIds) {
      const named = new Set(personaIds);
      const isNamed = (listener: Listener): boolean => named.has(listener.personaId);
      return send(entidadId, here.filter(isNamed), temas);
    }
    const isAddressee = ({ alcance, ...listener }: Listener): boolean =>
      personaId === null || alcance === 'all' || listener.personaId === personaId;
    const maybe = here.filter((listener) => listener.alcance === 'team' && !isAddressee(listener));
    await send(entidadId, here.filter(isAddressee), temas);
    if (personaId === null || maybe.length === 0) return;
    const responsableId = await db.tenant(entidadId, (tx) => findResponsible(tx, entidadId, personaId));
    await send(
      entidadId,
      maybe.filter((listener) => listener.personaId === responsableId),
      temas,
    );
  }
  /** Those who answer for some of these people, and nobody else: one question for all of them. */
  async function notifyLeaders(entidadId: number, personaIds: readonly number[], temas: readonly string[]): Promise<void> {
    const here = [...listeners].filter((listener) => listener.entidadId === entidadId && listener.alcance !== 'own');
    const team = here.filter(({ alcance }) => alcance === 'team').map(({ personaId }) => personaId);
    const leaders = team.length === 0 ? new Set() : await db.tenant(entidadId, (tx) => findLeaders(tx, entidadId, { team, personaIds }));
    await send(
      entidadId,
      here.filter(({ alcance, personaId }) => alcance === 'all' || leaders.has(personaId)),
      temas,
    );
  }
  const crowd = createCrowd({
    flush: (entidadId, personaIds, temas) =>
      void notifyLeaders(entidadId, personaIds, temas).catch((error: unknown) => warn(error, 'nobody was told')),
  });
  const hear = (novedad: Novedad | null): void => {
    if (novedad === null) for (const { stream } of listeners) for (const tema of TEMAS) stream.send(tema);
    else void notifyListeners(novedad).catch((error: unknown) => warn(error, 'nobody was told'));
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
      const listener: Listener = { entidadId, personaId, sesionId, alcance: scopeOf(sesion), stream };
      listeners.add(listener);
      return stream.source;
    },
    /** Ends every stream, because the process stops. */
    close(): void {
      unsubscribe?.();
      clearInterval(looking);
      crowd.close();
      for (const { stream } of listeners) stream.end();
    },
  };
}
