/** A position of the device: degrees, and metres within which the truth lies. */
export type Position = { latitud: number; longitud: number; accuracy: number };

/** prompt: the person has not been asked yet. unavailable: no receiver, no signal or no secure page. */
export type PositionState = 'granted' | 'prompt' | 'denied' | 'unavailable';

export type PositionResult = { state: 'granted'; position: Position } | { state: 'denied' | 'unavailable' };

/** Somebody stands at a door with the phone in hand: a late position is worth less than an answer. */
const TIMEOUT_MS = 10_000;
/** How long somebody may look at the question whether the app may know the position. */
const PROMPT_MS = 60_000;

/**
 * Takes the position once. Never asks outside a clock action.
 * The answer is always a result, never an exception.
 */
export async function getPosition({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): Promise<PositionResult> {
  const before = await positionState();
  if (before === 'unavailable') return { state: 'unavailable' };
  return new Promise((resolve) => {
    // iOS may never answer when the permission is off for the whole browser, and its time-out does not run while it asks.
    const patience = before === 'prompt' ? PROMPT_MS + timeoutMs : timeoutMs + 1000;
    const guard = setTimeout(() => resolve({ state: 'unavailable' }), patience);
    const answer = (result: PositionResult): void => {
      clearTimeout(guard);
      resolve(result);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer(toResult(coords)),
      // iOS says "denied" here while its permissions interface still says "prompt": this answer counts.
      ({ code }) => answer({ state: code === 1 ? 'denied' : 'unavailable' }),
      // Never the one before: who tries again has mostly moved because that one would not do.
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 0 },
    );
  });
}

/** Follows the position until the answer is called: for debugging, and nowhere else. Never throws. */
export function followPosition(onResult: (result: PositionResult) => void): () => void {
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

/** 0,0 is what a broken receiver reports, and lies in the sea. */
function toResult({ latitude, longitude, accuracy }: GeolocationCoordinates): PositionResult {
  const isNumber = [latitude, longitude, accuracy].every(Number.isFinite);
  if (!isNumber || (latitude === 0 && longitude === 0)) return { state: 'unavailable' };
  return { state: 'granted', position: { latitud: latitude, longitud: longitude, accuracy } };
}

/** What would happen if the position were asked for, without asking the person. */
export async function positionState(): Promise<PositionState> {
  if (!window.isSecureContext || !navigator.geolocation) return 'unavailable';
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    // Older Safari has no permissions interface: only asking will tell.
    return 'prompt';
  }
}
