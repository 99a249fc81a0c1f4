/** The prefix of all keys that are deleted when somebody signs out. */
const PREFIX = 'jornada.pestana.';
/** The same for drafts. They outlive a session that ends by itself. */
export const DRAFTS = 'jornada.borrador.';

/** Keeps something for this tab alone, over a reload and other pages; null forgets it. A browser that keeps nothing does no harm. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Too much data, or storage is off: the screen still shows it.
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
    // Nothing was kept.
  }
}
