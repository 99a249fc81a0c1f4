import type { ClockKeeper, ClockState } from './device-clock.ts';
import type { KeyValueStorage } from './session.ts';

const KEY = 'jornada.reloj';
/** No real measurement comes near this value. A stored value above it is damaged. */
const LIMIT_MS = 3_000_000_000_000;
const NUMBERS = ['offsetMs', 'uncertaintyMs', 'measuredAtMs', 'contactMs', 'seenMs'] as const;

/** Keeps what this device knows about the time in `storage`. It belongs to the device, so it stays when people sign out. */
export function createClockKeeper(storage: KeyValueStorage): ClockKeeper {
  return {
    read: () => parse(storage.getItem(KEY)),
    write: (state) => storage.setItem(KEY, JSON.stringify(state)),
  };
}

/** A state that cannot be read counts as none: an hour marked as doubtful is better than a wrong one. */
function parse(text: string | null): ClockState | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as ClockState | null;
    const isWhole = value !== null && NUMBERS.every((name) => Math.abs(value[name]) < LIMIT_MS) && typeof value.isSetBack === 'boolean';
    // An older version of the app kept none.
    const stamp = typeof value?.stamp === 'string' ? value.stamp : null;
    return isWhole ? { ...value, stamp } : null;
  } catch {
    return null;
  }
}
