import { deviceTime } from './native/clock.ts';
import { isOnline } from './native/network.ts';

const KEY = 'jornada.recarga';
/** A reload that did not help is not repeated within this time. */
const ONCE_MS = 60_000;

/**
 * Loads a part of the app. A part that fails is tried again; one that is still missing has vanished with a deploy, and
 * the page is loaded anew, once. Without a network nothing is reloaded: the page that is there is better than none.
 * @throws Error with that of the import as its cause, when neither helped.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    try {
      return await load();
    } catch (error) {
      // Not the import's own error: the router knows it by its message, and would reload the page by itself.
      if (!isOnline() || !mayReload()) throw new Error('A part of the app cannot be loaded', { cause: error });
      location.reload();
      // The page is on its way out: nothing more happens here.
      return new Promise<T>(() => undefined);
    }
  }
}

/** Whoever asks for a lost part again may have the page loaded anew at once: many browsers never ask again for what failed. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is remembered here either.
  }
}

function mayReload(): boolean {
  try {
    const before = Number(sessionStorage.getItem(KEY) ?? 0);
    const now = deviceTime.epochMs();
    if (Math.abs(now - before) < ONCE_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Nowhere to remember it: rather an error page than a page that reloads for ever.
    return false;
  }
}
