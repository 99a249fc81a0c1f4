import { afterEach, expect, it, vi } from 'vitest';
import { AROUND, askBeforeImport } from './ask-before-import.ts';

type Preload = (load: () => Promise<unknown>, deps?: string[]) => Promise<unknown>;

/** The code of a build around a helper that only loads. */
function createPreload(fetch: (url: string) => Promise<{ ok: boolean }>): Preload {
  const code = AROUND.replace('export const', 'const').replaceAll('import.meta.url', "'https://jornada.test/assets/first.js'");
  const names = ['preload', 'assetsURL', 'document', 'fetch'];
  // oxlint-disable-next-line typescript/no-implied-eval -- it is code of a build, as text
  const make = new Function(...names, `${code}\nreturn __vitePreload;`) as (...given: unknown[]) => Preload;
  const page = { querySelectorAll: () => [{ href: 'https://jornada.test/assets/base.js' }] };
  return make(
    (load: () => Promise<unknown>) => load(),
    (dep: string) => `/${dep}`,
    page,
    fetch,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('without a network a part is asked for before it is imported, and not imported where it is not here', async () => {
  const asked = vi.fn((url: string) => (url.endsWith('/a.js') ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('offline'))));
  const preload = createPreload(asked);
  const load = vi.fn(() => Promise.resolve('part'));
  vi.stubGlobal('navigator', { onLine: false });
  await expect(preload(load, ['assets/base.js', 'assets/b.js'])).rejects.toThrow('offline');
  expect(load).not.toHaveBeenCalled();
  expect(asked.mock.calls).toEqual([['https://jornada.test/assets/b.js']]);
  expect(await preload(load, ['assets/a.js'])).toBe('part');
  vi.stubGlobal('navigator', { onLine: true });
  expect(await preload(load, ['assets/b.js'])).toBe('part');
  vi.stubGlobal('navigator', { onLine: false });
  // The part is already loaded, so nothing is requested.
  expect(await preload(load, ['assets/b.js'])).toBe('part');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('a helper of another shape ends the build', () => {
  const { handler } = askBeforeImport().transform as unknown as { handler: (code: string) => unknown };
  expect(() => handler('export const other = 1')).toThrow("Vite's helper");
  expect(handler('export const __vitePreload = function preload() {}')).toMatchObject({
    code: expect.stringMatching(/^const preload = function/) as string,
  });
});
