import { toResult, type PositionResult, type PositionState } from './position-result.ts';
import { loadWrapper, whileInWrapper } from './wrapper/load.ts';

export type { Position, PositionReason, PositionResult, PositionState } from './position-result.ts';

/** The longest wait for a position, in milliseconds: the person is standing at a door, and a quick answer is more useful. */
const TIMEOUT_MS = 10_000;
/** How long the person may take to answer the browser's question about the position. */
const PROMPT_MS = 60_000;

/**
 * Takes the position once. Never asks outside a clock action.
 * The answer is always a result, never an exception.
 */
export async function getPosition({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): Promise<PositionResult> {
  if (__WRAPPER__) return (await loadWrapper()).position.get({ timeoutMs });
  const before = await positionState();
  if (before === 'unavailable') return { state: 'unavailable' };
  return new Promise((resolve) => {
    // iOS may never answer if the permission is off for the whole browser, and its time-out does not run while it asks.
    const patience = before === 'prompt' ? PROMPT_MS + timeoutMs : timeoutMs + 1000;
    const guard = setTimeout(() => resolve({ state: 'unavailable' }), patience);
    const answer = (result: PositionResult): void => {
      clearTimeout(guard);
      resolve(result);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer(toResult(coords)),
      // iOS says "denied" here while its permissions interface still says "prompt". This answer is the right one.
      ({ code }) => answer({ state: code === 1 ? 'denied' : 'unavailable' }),
      // No cached position: a person who tries again has probably moved, because the last one was not accepted.
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 0 },
    );
  });
}

/** Follows the position until the answer is called: for debugging, and nowhere else. Never throws. */
export function followPosition(onResult: (result: PositionResult) => void): () => void {
  if (__WRAPPER__) return whileInWrapper(({ position }) => position.follow(onResult));
  if (!window.isSecureContext || !navigator.geolocation) {
    onResult({ state: 'unavailable' });
    return () => undefined;
  }
  const id = navigator.geolocation.watchPosition(
    ({ coords }) => onResult(toResult(coords)),
    ({ code }) => onResult({ state: code === 1 ? 'denied' : 'unavailable' }),
    { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
  );
  return () => navigator.geolocation.clearWatch(id);
}

/** The result of reading the position now, without asking the person. */
export async function positionState(): Promise<PositionState> {
  if (__WRAPPER__) return (await loadWrapper()).position.state();
  if (!window.isSecureContext || !navigator.geolocation) return 'unavailable';
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    // Older Safari has no permissions interface, so only a real request can tell.
    return 'prompt';
  }
}
