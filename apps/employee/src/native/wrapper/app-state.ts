import type { AppPlugin } from '@capacitor/app';
import type { KeyValueStorage } from '@jornada/client';

type Options = {
  plugin: Pick<AppPlugin, 'addListener'>;
  storage: KeyValueStorage;
  /** Who is signed in; null: nobody. */
  owner: () => string | null;
  /** The address that is open. */
  place: () => string;
  nowMs: () => number;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'dispatchEvent'>;
};

const OPENED = 'jornada.abierta';
/** A person who comes back later begins anew. */
const KEPT_MS = 30 * 60_000;
/** The web view tells of a change within this time, if it does. */
const TOLD_WITHIN_MS = 500;

/** What was open when the person left is there again, also if the system has ended the app meanwhile. */
export function createAppState({ plugin, storage, owner, place, nowMs, page }: Options) {
  let toldAtMs = Number.NEGATIVE_INFINITY;
  const keep = (): void => {
    const who = owner();
    if (who === null) return storage.removeItem(OPENED);
    storage.setItem(OPENED, JSON.stringify({ quien: who, ruta: place(), ms: nowMs() }));
  };
  const onResume = (): void => {
    storage.removeItem(OPENED);
    // Whatever reads again when a browser's tab is seen again does so here, also in a web view that does not tell.
    setTimeout(() => {
      if (page.visibilityState === 'visible' && nowMs() - toldAtMs > 2 * TOLD_WITHIN_MS) page.dispatchEvent(new Event('visibilitychange'));
    }, TOLD_WITHIN_MS);
  };
  return {
    async begin(): Promise<void> {
      page.addEventListener('visibilitychange', () => void (toldAtMs = nowMs()));
      await plugin.addListener('appStateChange', ({ isActive }) => (isActive ? onResume() : keep()));
    },
    /** The address that was open a short while ago, for the same person; null otherwise. */
    takePlace(): string | null {
      const text = storage.getItem(OPENED);
      storage.removeItem(OPENED);
      if (text === null) return null;
      try {
        const { quien, ruta, ms } = JSON.parse(text) as { quien?: unknown; ruta?: unknown; ms?: unknown };
        const isRecent = typeof ms === 'number' && nowMs() - ms >= 0 && nowMs() - ms < KEPT_MS;
        return isRecent && quien === owner() && quien !== null && typeof ruta === 'string' && /^\/(?!\/)/.test(ruta) ? ruta : null;
      } catch {
        return null;
      }
    },
  };
}
