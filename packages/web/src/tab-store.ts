/** The prefix of all keys that are deleted at log-out. */
const PREFIX = 'jornada.pestana.';
/** The prefix of drafts. They are kept when a session ends by itself. */
export const DRAFTS = 'jornada.borrador.';

/**
 * Stores something for this tab only, across reloads and pages; null deletes it. If the browser stores nothing, nothing fails.
 */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Too much data, or storage is blocked: the screen still shows the value.
  }
}

/** The stored value; null if there is none that can be read. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** Deletes all of it, so that the next person who signs in in this tab finds nothing. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX) || key.startsWith(DRAFTS)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
