/** Before every key: what stands below it is forgotten when somebody signs out. */
const PREFIX = 'jornada.pestana.';
/** The same for what was typed and not sent. It outlives a session that ends by itself. */
export const DRAFTS = 'jornada.borrador.';

/** Keeps something for this tab alone, over a reload and other pages; null forgets it. A browser that keeps nothing does no harm. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // It is too much, or storage is off: what is on the screen stays there.
  }
}

/** What was kept, as it was written; null where there is nothing that can be read. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** Forgets all of it: whoever signs in next in this tab finds nothing. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX) || key.startsWith(DRAFTS)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
