import { expect, it, vi } from 'vitest';
import { takeOverAlone } from './take-over.ts';

it.each([
  ['where only the intranet is open', ['/intranet', '/intranet/visitas?parte=recuento'], 1],
  ['where nothing is open', [], 1],
  ['not where a page of this app is open, whose person is asked', ['/intranet', '/registros-list'], 0],
  ['not where this app opens at its beginning', ['/'], 0],
  ['not at an address that only begins like the intranet', ['/intranet-list'], 0],
])('takes over %s', async (_, paths, times) => {
  const skipWaiting = vi.fn(async () => undefined);
  const matchAll = vi.fn(async () => paths.map((path) => ({ url: `https://app.example${path}` })));
  await takeOverAlone({ skipWaiting, clients: { matchAll } });
  expect(skipWaiting).toHaveBeenCalledTimes(times);
  // A page that another worker answers for counts, too.
  expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
});
