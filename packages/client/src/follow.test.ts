import { describe, expect, it, vi } from 'vitest';
import { novedades } from '@jornada/contract';
import { createMemoryStorage, createPerfil } from '@jornada/testkit';
import { createEventReader } from './event-stream.ts';
import { createClient, createSessionStore, NO_SESSION } from './index.ts';

const ORIGIN = 'https://jornada.test';

describe('events', () => {
  it('are read however they are cut; comments and what is no JSON pass by', () => {
    const seen: unknown[] = [];
    const read = createEventReader((data) => seen.push(data));
    const text = ':\n\ndata: {"tema":"bandeja"}\r\n\r\nevent: x\ndata: {half\n\n: beat\n\ndata:{"tema":"otra"}\n\ndata: {"cut"';
    for (const character of text) read(character);
    expect(seen).toEqual([{ tema: 'bandeja' }, { tema: 'otra' }]);
  });
});

/** A server that answers with streams that the test writes. */
function setUp() {
  const session = createSessionStore({ storage: createMemoryStorage() });
  session.update({ ...NO_SESSION, token: 'token-1', instanceUrl: `${ORIGIN}/instancia`, profile: createPerfil() });
  const sent: Headers[] = [];
  let answers: Response[] = [];
  const client = createClient({
    session,
    origin: ORIGIN,
    allowedInstances: ['/instancia'],
    language: () => 'de',
    translate: (key) => key,
    name: 'web/0',
    onSessionOver: vi.fn<() => void>(),
    fetch: async (_url, init) => {
      sent.push(new Headers(init?.headers));
      return answers.shift() ?? Response.error();
    },
  });
  const follow = (signal = new AbortController().signal) => {
    const heard: string[] = [];
    const done = client.follow(novedades.seguir, {}, { signal, onOpen: () => heard.push('open'), onEvent: ({ tema }) => heard.push(tema) });
    return { heard, done };
  };
  return { session, sent, follow, answer: (...next: Response[]) => (answers = next) };
}

function eventStream() {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (source = controller) });
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }),
    write: (text: string) => source?.enqueue(new TextEncoder().encode(text)),
    end: () => source?.close(),
    fail: () => source?.error(new TypeError('network error')),
  };
}

const envelope = (content: unknown, { status = 200, code = '', headers = {} } = {}) =>
  Response.json({ Error: { HasError: status !== 200, Message: '', Code: code, Fields: {} }, content }, { status, headers });

describe('following', () => {
  it('tells that it is open, each event as it comes, and the end', async () => {
    const { follow, answer } = setUp();
    const stream = eventStream();
    answer(stream.response);
    const { heard, done } = follow();
    stream.write(':\n\n');
    await vi.waitFor(() => expect(heard).toEqual(['open']), { timeout: 30_000 });
    stream.write('data: {"tema":"bandeja"}\n\n');
    await vi.waitFor(() => expect(heard).toEqual(['open', 'bandeja']), { timeout: 30_000 });
    stream.end();
    await done;
  });

  it('renews a token as any call does', async () => {
    const { follow, answer, session, sent } = setUp();
    const stream = eventStream();
    answer(
      envelope(null, { status: 401, code: 'sesion.renovar', headers: { 'Request-Action': 'RefreshToken' } }),
      envelope({ Token: 'token-2' }),
      stream.response,
    );
    const { heard, done } = follow();
    await vi.waitFor(() => expect(heard).toEqual(['open']), { timeout: 30_000 });
    stream.end();
    await done;
    expect(session.get().token).toBe('token-2');
    expect(sent.at(-1)?.get('Access-Token')).toBe('token-2');
  });

  it('says why there is none, and what a broken one was', async () => {
    const { follow, answer } = setUp();
    answer(envelope(null, { status: 503, code: 'general.no-disponible', headers: { 'Retry-After': '60' } }));
    const refused = follow();
    await expect(refused.done).rejects.toMatchObject({ code: 'general.no-disponible', retryAfterMs: 60_000 });
    expect(refused.heard).toEqual([]);
    const stream = eventStream();
    answer(stream.response);
    const broken = follow();
    await vi.waitFor(() => expect(broken.heard).toEqual(['open']), { timeout: 30_000 });
    stream.fail();
    await expect(broken.done).rejects.toMatchObject({ code: 'red.sin-conexion' });
  });

  it('takes a long silence for a lost connection', async () => {
    vi.useFakeTimers();
    try {
      const { follow, answer } = setUp();
      const stop = new AbortController();
      const stream = eventStream();
      answer(stream.response);
      const { done } = follow(stop.signal);
      const outcome = done.catch((error: unknown) => error);
      // The fetch of a browser breaks the body off with the signal.
      await vi.advanceTimersByTimeAsync(59_000);
      stream.write(':\n\n');
      await vi.advanceTimersByTimeAsync(59_000);
      stream.write(':\n\n');
      await vi.advanceTimersByTimeAsync(61_000);
      stream.fail();
      expect(await outcome).toMatchObject({ code: 'red.tiempo-agotado' });
    } finally {
      vi.useRealTimers();
    }
  });
});
