// @vitest-environment node
import { expect, test } from 'vitest';
import { keepSeveral } from './several-at-once.ts';

const KEYS = new Map(Array.from({ length: 40 }, (_, n) => [`https://jornada.test/${n}.js`, `https://jornada.test/${n}.js`]));
KEYS.set('https://jornada.test/index.html', 'https://jornada.test/index.html?revision=1');

/** A controller whose files arrive one after the other; `lost` never does. */
function createFiles(lost: string | null) {
  const kept: string[] = [];
  const modes = new Map<string, RequestCache>();
  let under = 0;
  let most = 0;
  const fetchOne = async ({ url, cache }: Request): Promise<Response> => {
    most = Math.max(most, (under += 1));
    await Promise.resolve();
    under -= 1;
    if (url === lost) throw new TypeError('Failed to fetch');
    modes.set(url, cache);
    kept.push(url);
    return new Response();
  };
  const strategy = { handleAll: ({ request }: { request: Request }) => [fetchOne(request), Promise.resolve()] };
  return { files: { strategy, getURLsToCacheKeys: () => KEYS } as never, kept, modes, most: () => most };
}
const event = { waitUntil: () => undefined };

test('every file is fetched once, several at a time; one whose name says nothing of its content not from the cache', async () => {
  const { files, kept, modes, most } = createFiles(null);
  await keepSeveral(files, event);
  expect(kept.toSorted()).toEqual([...KEYS.keys()].toSorted());
  expect(most()).toBe(7);
  expect([modes.get('https://jornada.test/index.html'), modes.get('https://jornada.test/3.js')]).toEqual(['reload', 'default']);
});

test('without one of them the new version is not installed', async () => {
  const { files } = createFiles('https://jornada.test/20.js');
  await expect(keepSeveral(files, event)).rejects.toThrow('Failed to fetch');
});
