import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '@jornada/testkit';
import { createFakeEvents } from '../../testing/fake-plugin.ts';
import { createAppState } from './app-state.ts';

const MINUTE = 60_000;
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function phone() {
  const events = createFakeEvents();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const at = { ms: 1_000_000, owner: 'ana' as string | null, place: '/bandeja?estado=resueltas' };
  const seen = vi.fn();
  page.addEventListener('visibilitychange', seen);
  const state = createAppState({
    plugin: { addListener: events.addListener },
    storage: createMemoryStorage(),
    owner: () => at.owner,
    place: () => at.place,
    nowMs: () => at.ms,
    page,
  });
  await state.begin();
  const move = (isActive: boolean) => events.emit('appStateChange', { isActive });
  return { state, at, seen, page, move };
}

test('what was open is there again when the system has ended the app meanwhile, once', async () => {
  const { state, at, move } = await phone();
  move(false);
  at.ms += 20 * MINUTE;
  expect([state.takePlace(), state.takePlace()]).toEqual(['/bandeja?estado=resueltas', null]);
});

test.each([
  ['later', (at: { ms: number }) => void (at.ms += 40 * MINUTE)],
  ['with a clock that was put back', (at: { ms: number }) => void (at.ms -= MINUTE)],
  ['for somebody else', (at: { owner: string | null }) => void (at.owner = 'luis')],
  ['after signing out', (at: { owner: string | null }) => void (at.owner = null)],
])('%s it is not', async (_name, change) => {
  const { state, at, move } = await phone();
  move(false);
  change(at);
  expect(state.takePlace()).toBeNull();
});

test('nothing is kept where nobody is signed in', async () => {
  const { state, at, move } = await phone();
  at.owner = null;
  move(false);
  at.owner = 'ana';
  expect(state.takePlace()).toBeNull();
});

test('coming back is told to what reads again, and only once', async () => {
  const { seen, page, move } = await phone();
  move(true);
  vi.advanceTimersByTime(600);
  expect(seen).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('visibilitychange'));
  move(true);
  vi.advanceTimersByTime(600);
  expect(seen).toHaveBeenCalledTimes(2);
});
