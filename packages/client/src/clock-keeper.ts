import type { ClockKeeper, ClockState } from './device-clock.ts';
import type { KeyValueStorage } from './session.ts';

const KEY = 'jornada.reloj';
/** Nothing that is measured comes near: a stored value beyond it is damaged. */
const LIMIT_MS = 3_000_000_000_000;
const NUMBERS = ['offsetMs', 'uncertaintyMs', 'measuredAtMs', 'contactMs', 'seenMs'] as const;

/** What this device knows of the time, in its storage: it is the device's, and stays when people sign out. */
export function createClockKeeper(storage: KeyValueStorage): ClockKeeper {
  return {
    read: () => parse(storage.getItem(KEY)),
    write: (state) => storage.setItem(KEY, JSON.stringify(state)),
  };
}

/** What does not read as a state counts as none: an hour that is called doubtful is better than a wrong one. */
function parse(text: string | null): ClockState | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as ClockState | null;
    const isWhole = value !== null && NUMBERS.every((name) => Math.abs(value[name]) < LIMIT_MS) && typeof value.isSetBack === 'boolean';
    return isWhole ? value : null;
  } catch {
    return null;
  }
}
