import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOnline, subscribeOnline } from './network.ts';

afterEach(() => vi.unstubAllGlobals());

describe('network', () => {
  it('tells what the browser says', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(isOnline()).toBe(false);
  });

  it('tells of each change until it is stopped', () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const states: boolean[] = [];
    const stop = subscribeOnline((online) => states.push(online));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(states).toEqual([false, true]);
  });
});
