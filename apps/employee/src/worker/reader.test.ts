import { beforeEach, expect, it, vi } from 'vitest';
import { createKeptReader } from './reader.ts';

const ORIGIN = 'https://app.example';
let kept: Map<string, string> | null;
let isDown: boolean;
beforeEach(() => {
  kept = null;
  isDown = false;
});

const pathOf = (what: RequestInfo | URL): string => new URL(what instanceof Request ? what.url : what, ORIGIN).pathname;
/** The parts of the browser's caches that the reader uses, with one cache. */
function readerOf(build: string, paths: string[]) {
  const found = (what: RequestInfo | URL): Response | undefined => {
    const text = kept?.get(pathOf(what));
    return text === undefined ? undefined : new Response(text);
  };
  const open = async (): Promise<Cache> => {
    const files = (kept ??= new Map());
    const cache = {
      match: async (what: RequestInfo | URL) => found(what),
      add: async (path: string) => {
        if (isDown) throw new TypeError('no network');
        files.set(path, build);
      },
      keys: async () => [...files.keys()].map((path) => new Request(`${ORIGIN}${path}`)),
      delete: async (what: RequestInfo | URL) => files.delete(pathOf(what)),
    };
    return cache as unknown as Cache;
  };
  const caches = { has: async () => kept !== null, open, match: async (what: RequestInfo | URL) => found(what) };
  const fetch = vi.fn(async () => new Response('from the network'));
  return { reader: createKeptReader({ paths, caches, fetch }), fetch };
}

it('keeps nothing before somebody keeps a document, neither now nor with a new version', async () => {
  const { reader } = readerOf('one', ['/assets/open-pdf-1.js']);
  await reader.follow();
  await reader.tidy();
  expect(kept).toBeNull();
  const answer = await reader.answer(new Request(`${ORIGIN}/assets/open-pdf-1.js`));
  expect(await answer.text()).toBe('from the network');
});

it('is answered from the device once it is kept', async () => {
  const { reader, fetch } = readerOf('one', ['/assets/open-pdf-1.js', '/assets/pdf.worker-1.mjs']);
  await reader.keep();
  expect([reader.has('/assets/open-pdf-1.js'), reader.has('/assets/home-1.js')]).toEqual([true, false]);
  expect(await (await reader.answer(new Request(`${ORIGIN}/assets/pdf.worker-1.mjs`))).text()).toBe('one');
  expect(fetch).not.toHaveBeenCalled();
});

it('a new version brings its own, what is the same stays, and the old one goes once it has taken over', async () => {
  await readerOf('one', ['/assets/open-pdf-1.js', '/assets/font.ttf']).reader.keep();
  const { reader } = readerOf('two', ['/assets/open-pdf-2.js', '/assets/font.ttf']);
  await reader.follow();
  const all = { '/assets/open-pdf-1.js': 'one', '/assets/font.ttf': 'one', '/assets/open-pdf-2.js': 'two' };
  expect(Object.fromEntries(kept ?? [])).toEqual(all);
  await reader.tidy();
  expect(Object.fromEntries(kept ?? [])).toEqual({ '/assets/font.ttf': 'one', '/assets/open-pdf-2.js': 'two' });
});

it('says that it is not kept where it cannot be fetched', async () => {
  isDown = true;
  await expect(readerOf('one', ['/assets/open-pdf-1.js']).reader.keep()).rejects.toThrow('no network');
});
