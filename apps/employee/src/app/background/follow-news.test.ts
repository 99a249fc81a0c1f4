import { createSessionStore, NO_SESSION, type Client } from '@jornada/client';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryStorage, createPerfil } from '@jornada/testkit';
import { expect, it, vi } from 'vitest';
import { followNews } from './follow-news.ts';

type Stream = { onOpen(): void; onEvent(event: { tema: string }): void; end(): void };

/** What is read, and the streams that the app opens. */
async function setUp() {
  const streams: Stream[] = [];
  const client = {
    follow: (_call: unknown, _input: unknown, options: Omit<Stream, 'end'>) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      streams.push({ ...options, end: resolve });
      return promise;
    },
  } as unknown as Client;
  const session = createSessionStore({ storage: createMemoryStorage() });
  session.update({ ...NO_SESSION, token: 'ANA-1', instanceUrl: '/instancia', profile: createPerfil() });
  const queryClient = new QueryClient();
  const read = async (feature: string, call: string): Promise<() => boolean> => {
    const queryKey = [call];
    await queryClient.query({ queryKey, queryFn: () => 1, meta: { feature, call } });
    return () => queryClient.getQueryState(queryKey)?.isInvalidated === true;
  };
  const reads = {
    documento: await read('documentacion', 'documentacion.documento'),
    impreso: await read('modelo145', 'modelo145.propio'),
    perfil: await read('login', 'login.conToken'),
    otro: await read('contacto', 'contacto.propias'),
  };
  const old = () => Object.entries(reads).flatMap(([name, isOld]) => (isOld() ? [name] : []));
  followNews({ client, session, queryClient });
  return { streams, old };
}

it('news of documents reads them again, and the badge that the profile has', async () => {
  const { streams, old } = await setUp();
  streams[0]?.onOpen();
  streams[0]?.onEvent({ tema: 'documentacion' });
  await expect.poll(old).toEqual(['documento', 'perfil']);
});

it('after an interruption the papers of the person are read again: a file with its last page may have come meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { streams, old } = await setUp();
  streams[0]?.onOpen();
  streams[0]?.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(streams).toHaveLength(2);
  expect(old()).toEqual([]);
  streams[1]?.onOpen();
  vi.useRealTimers();
  await expect.poll(old).toEqual(['documento', 'impreso', 'perfil']);
});
