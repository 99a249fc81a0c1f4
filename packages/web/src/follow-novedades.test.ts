import { ApiError, createSessionStore, NO_SESSION, type Client } from '@jornada/client';
import { createMemoryStorage, createPerfil } from '@jornada/testkit';
import { expect, it, vi } from 'vitest';
import { followNovedades } from './follow-novedades.ts';

type Followed = { onOpen(): void; onEvent(event: unknown): void; signal: AbortSignal; end: PromiseWithResolvers<void> };

/** A window in which the test controls the server, the pauses and whether somebody is looking. */
function setUp({ signedIn = true } = {}) {
  const session = createSessionStore({ storage: createMemoryStorage() });
  const signIn = (UserName: string) =>
    session.update({ ...NO_SESSION, token: `${UserName}-1`, instanceUrl: '/instancia', profile: createPerfil({ UserName }) });
  if (signedIn) signIn('ANA');
  const streams: Followed[] = [];
  const pauses: { ms: number; over(): void }[] = [];
  const state = { isLookedAt: true };
  const changes: (() => void)[] = [];
  const news: (string | null)[] = [];
  /** How many news there were when a stream was open for the first time. */
  const firsts: number[] = [];
  const client = {
    follow: (_call: unknown, _input: unknown, options: Omit<Followed, 'end'>) => {
      const end = Promise.withResolvers<void>();
      options.signal.addEventListener('abort', () => end.reject(new DOMException('stopped', 'AbortError')));
      streams.push({ ...options, end });
      return end.promise;
    },
  } as unknown as Client;
  followNovedades({
    client,
    session,
    isWanted: () => state.isLookedAt,
    onChange: (listener) => void changes.push(listener),
    onNews: (tema) => void news.push(tema),
    onFirst: () => void firsts.push(news.length),
    pause: (ms) => new Promise((resolve) => void pauses.push({ ms, over: () => resolve() })),
    random: () => 0,
  });
  const look = (isLookedAt: boolean): void => {
    state.isLookedAt = isLookedAt;
    for (const change of changes) change();
  };
  return { session, signIn, streams, pauses, news, firsts, look };
}

it('follows once somebody is signed in, and tells what is new', () => {
  const { streams, news, signIn } = setUp({ signedIn: false });
  expect(streams).toEqual([]);
  signIn('ANA');
  streams[0]?.onOpen();
  streams[0]?.onEvent({ tema: 'bandeja' });
  expect([streams.length, news]).toEqual([1, ['bandeja']]);
});

it('holds nothing open that nobody looks at, and asks for everything when somebody looks again', () => {
  const { streams, news, look } = setUp();
  streams[0]?.onOpen();
  look(false);
  expect(streams[0]?.signal.aborted).toBe(true);
  look(true);
  expect(news).toEqual([]);
  streams[1]?.onOpen();
  expect(news).toEqual([null]);
});

it('says once for each person that it follows them now: what came before was not told', () => {
  const { streams, firsts, look, signIn } = setUp();
  expect(firsts).toEqual([]);
  streams[0]?.onOpen();
  streams[0]?.onEvent({ tema: 'chat' });
  look(false);
  look(true);
  streams[1]?.onOpen();
  expect(firsts).toEqual([0]);
  signIn('EVA');
  streams[2]?.onOpen();
  expect(firsts.length).toBe(2);
});

it('goes on with a renewed token, and begins anew for somebody else', () => {
  const { streams, session, signIn, news } = setUp();
  session.update({ token: 'ANA-2' });
  expect(streams).toHaveLength(1);
  streams[0]?.onOpen();
  signIn('LUIS');
  expect([streams.length, streams[0]?.signal.aborted]).toEqual([2, true]);
  streams[1]?.onOpen();
  expect(news).toEqual([]);
  session.clear();
  expect(streams[1]?.signal.aborted).toBe(true);
});

it('comes again after the end, later and later after failures, and not before the server said', async () => {
  const { streams, pauses, news } = setUp();
  const fail = async (error: Error) => {
    const count = streams.length;
    streams.at(-1)?.end.reject(error);
    await vi.waitFor(() => expect(pauses).toHaveLength(count), { timeout: 30_000 });
    pauses.at(-1)?.over();
    await vi.waitFor(() => expect(streams).toHaveLength(count + 1), { timeout: 30_000 });
    return pauses.at(-1)?.ms;
  };
  const lost = new ApiError({ code: 'red.sin-conexion', message: '' });
  const busy = new ApiError({ code: 'general.no-disponible', message: '', status: 503, retryAfterMs: 60_000 });
  expect([await fail(lost), await fail(lost), await fail(busy)]).toEqual([2_000, 10_000, 60_000]);
  streams.at(-1)?.onOpen();
  expect([await fail(lost), news]).toEqual([2_000, []]);
  streams.at(-1)?.onOpen();
  expect(news).toEqual([null]);
});

it('leaves a session that is over alone', async () => {
  const { streams, pauses } = setUp();
  streams[0]?.end.reject(new ApiError({ code: 'sesion.caducada', message: '', status: 401 }));
  await new Promise(setImmediate);
  expect([streams.length, pauses.length]).toEqual([1, 0]);
});
