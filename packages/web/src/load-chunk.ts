import type { AnyRouter } from '@tanstack/react-router';
import { deviceTime } from './native/clock.ts';
import { isOnline } from './native/network.ts';

const KEY = 'jornada.recarga';
/** A page is not reloaded twice within this time, in milliseconds. */
const ONCE_MS = 60_000;

/** A part of the app that is not there. The router recognises the import's own error, its cause, and would reload the page itself. */
class LostPart extends Error {
  /** Whether nobody waited for it: only that kept the page from being reloaded. */
  readonly wasAhead: boolean;

  constructor(wasAhead: boolean, cause: unknown) {
    super('A part of the app cannot be loaded', { cause });
    this.wasAhead = wasAhead;
  }
}

let ahead = 0;

/**
 * Loads what will perhaps be needed. Meanwhile no lost part reloads the page: nobody has asked for it, and somebody may be typing, or a call
 * be on its way. Where it is missed later, `reloadFor` does.
 */
export async function loadAhead<T>(load: () => Promise<T>): Promise<T> {
  ahead += 1;
  try {
    return await load();
  } finally {
    ahead -= 1;
  }
}

/** The screens of links under a pointer are loaded ahead. */
export function loadLinksAhead(router: AnyRouter): void {
  const { preloadRoute } = router;
  router.preloadRoute = ((options) => loadAhead(() => preloadRoute(options))) as typeof preloadRoute;
}

/** Reloads the page once if a part that was lost ahead is to be shown. */
export function reloadFor(error: unknown): void {
  if (error instanceof LostPart && error.wasAhead && isOnline() && mayReload()) location.reload();
}

/**
 * Loads a part of the app. If that fails, it is tried again. If the part is still missing, a deploy has probably removed it, and
 * the page is reloaded once. Without a network the page is not reloaded, because the current page is better than none. @throws
 * LostPart if neither helped.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    try {
      return await load();
    } catch (error) {
      const isAhead = ahead > 0;
      if (isAhead || !isOnline() || !mayReload()) throw new LostPart(isAhead && isOnline(), error);
      location.reload();
      // The page is being reloaded, so this never resolves.
      return new Promise<T>(() => undefined);
    }
  }
}

/**
 * If somebody asks for a lost part again, the page may be reloaded at once: many browsers never request a file again whose import
 * has failed.
 */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // The storage is not available here either.
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
    // The reload cannot be remembered. An error page is better than a page that reloads for ever.
    return false;
  }
}
