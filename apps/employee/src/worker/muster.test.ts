import { afterEach, expect, it, vi } from 'vitest';
import { hashKey } from '@tanstack/react-query';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { isMuster, isMusterKept, openMuster, PATIENCE_MS } from './muster.ts';

const ORIGIN = 'https://app.example';
const MUSTER = `${ORIGIN}/intranet/visitas?parte=recuento`;

const kept = async () => true;

afterEach(() => void vi.useRealTimers());

it('answers for the list of who is inside, and for no other page of the intranet', () => {
  const asked = ['/intranet/visitas?parte=recuento', '/intranet/visitas?parte=tipos', '/intranet/visitas', '/intranet?parte=recuento'];
  expect(asked.map((path) => isMuster(new URL(path, ORIGIN)))).toEqual([true, false, false, false]);
});

it.each([200, 403, 500])('gives the page of the intranet where the server answers, also with %i', async (status) => {
  const answer = await openMuster(new Request(MUSTER), async () => new Response('', { status }), kept);
  expect(answer.status).toBe(status);
});

it.each([502, 503, 504])('leads to the same list in this app where a proxy says %i, because the server does not answer', async (status) => {
  const answer = await openMuster(new Request(MUSTER), async () => new Response('', { status }), kept);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${ORIGIN}/recuento`]);
});

it('leads there without a network', async () => {
  const answer = await openMuster(
    new Request(MUSTER),
    async () => {
      throw new TypeError('no network');
    },
    kept,
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${ORIGIN}/recuento`]);
});

it('leads there where the network is so slow that nobody would wait, and not before', async () => {
  vi.useFakeTimers();
  const opened = vi.fn<(answer: Response) => void>();
  void openMuster(new Request(MUSTER), () => new Promise(() => undefined), kept).then(opened);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened.mock.calls[0]?.[0].headers.get('location')).toBe(`${ORIGIN}/recuento`);
});

it('waits for a late page where there is no list on the device', async () => {
  vi.useFakeTimers();
  const late = Promise.withResolvers<Response>();
  const opened = openMuster(
    new Request(MUSTER),
    () => late.promise,
    async () => false,
  );
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + 1);
  late.resolve(new Response('the page'));
  expect((await opened).status).toBe(200);
});

it('knows its list among the copies', async () => {
  const copyOf = (key: string) => ({ key, owner: 'a 1 7', version: '1', data: {}, at: 0 });
  const path = visitas.presentes.path;
  expect(await isMusterKept({ all: async () => [copyOf(hashKey(['/wiki/listado', {}])), copyOf(hashKey([path, {}]))] })).toBe(true);
  expect(await isMusterKept({ all: async () => [copyOf(hashKey(['/wiki/listado', {}]))] })).toBe(false);
});

it('leaves no timer behind', async () => {
  vi.useFakeTimers();
  await openMuster(new Request(MUSTER), async () => new Response(''), kept);
  expect(vi.getTimerCount()).toBe(0);
});
