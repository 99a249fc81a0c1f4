import { describe, expect, it, vi } from 'vitest';
import { createFakeClock, createFakeLocks, createSharedStorage } from './index.ts';

describe('fake clock', () => {
  it('moves only when told', () => {
    const clock = createFakeClock('2026-10-25T00:30:00+02:00');
    expect(clock.epochMs()).toBe(clock.epochMs());
    clock.advance({ hours: 3 });
    expect(clock.now().toZonedDateTimeISO('Europe/Madrid').toString()).toBe('2026-10-25T02:30:00+01:00[Europe/Madrid]');
    expect(clock.monotonicMs()).toBe(3 * 3600_000);
  });

  it('is set without time passing', () => {
    const clock = createFakeClock('2026-10-25T00:30:00+02:00');
    clock.set('2020-01-01T00:00:00Z');
    expect([clock.now().toString(), clock.monotonicMs()]).toEqual(['2020-01-01T00:00:00Z', 0]);
  });
});

describe('shared storage', () => {
  it('is one for all tabs, and tells a write to the others only', () => {
    const shared = createSharedStorage();
    const [one, other] = [shared.tab(), shared.tab()];
    const [hearsOne, hearsOther] = [vi.fn<(event: { key: string | null }) => void>(), vi.fn<(event: { key: string | null }) => void>()];
    one.events.addEventListener('storage', hearsOne);
    other.events.addEventListener('storage', hearsOther);
    one.storage.setItem('a', '1');
    expect(other.storage.getItem('a')).toBe('1');
    expect([hearsOne.mock.calls, hearsOther.mock.calls]).toEqual([[], [[{ key: 'a' }]]]);
    one.storage.removeItem('a');
    one.storage.removeItem('a');
    expect(hearsOther).toHaveBeenCalledTimes(2);
    other.events.removeEventListener('storage', hearsOther);
    one.storage.setItem('a', '2');
    expect(hearsOther).toHaveBeenCalledTimes(2);
  });
});

describe('fake locks', () => {
  it('runs the work of one name in turn, after a failure as well, and other names beside it', async () => {
    const locks = createFakeLocks();
    const order: string[] = [];
    let finish = (): void => undefined;
    const first = locks.request('a', () => new Promise<void>((_resolve, reject) => (finish = () => reject(new Error('failed')))));
    const second = locks.request('a', async () => void order.push('second'));
    await locks.request('b', async () => void order.push('beside'));
    finish();
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(order).toEqual(['beside', 'second']);
  });
});
