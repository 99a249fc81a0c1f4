import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '@jornada/client';
import { createMemoryStorage } from '@jornada/testkit';
import { createStorage } from './storage.ts';

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('storage', () => {
  it('is the browser’s while that works', () => {
    const inner = createMemoryStorage();
    const storage = createStorage(() => inner);
    storage.setItem('a', '1');
    expect(inner.getItem('a')).toBe('1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect([storage.getItem('a'), inner.getItem('a')]).toEqual([null, null]);
  });

  it('remembers by itself where even asking is denied', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('prefers what it could not write to what lies there still, until a write works again', () => {
    const inner = createMemoryStorage();
    inner.setItem('a', 'old');
    let current: KeyValueStorage = { ...inner, setItem: full };
    const storage = createStorage(() => current);
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
    current = inner;
    storage.setItem('a', 'newer');
    inner.setItem('a', 'from another tab');
    expect(storage.getItem('a')).toBe('from another tab');
  });
});
