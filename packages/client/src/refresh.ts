import type { ReturnToProvider } from '@jornada/contract/auth.ts';
import { ApiError } from './api-error.ts';
import { withLock, type Locks } from './lock.ts';
import type { Route } from './request.ts';
import type { Session, SessionStore } from './session.ts';
import { isSameHolder, isSsoToken } from './token.ts';

/** The same as `auth.renovar` and `auth.renovarSimulado` of the contract, but without their schemas. A test compares them. */
export const REFRESH = { host: 'instance', method: 'GET', path: '/auth/refreshToken', acceso: 'none', escribe: true } satisfies Route;
export const REFRESH_SIMULATED = {
  host: 'instance',
  method: 'GET',
  path: '/auth/refreshTokenUsuarioSimulado',
  acceso: 'sesion',
  escribe: true,
} satisfies Route;

export type RefreshOptions = {
  session: SessionStore;
  locks: Locks | undefined;
  /** Asks the server for a token on one of the routes above. */
  ask: (route: Route) => Promise<string>;
  /** Renews a single-sign-on session by a new log-in, if no other way exists. Returns the new token. */
  ssoRefresh?: (volver: ReturnToProvider) => Promise<string>;
};

export type Refresh = {
  /** Replaces the session's token if it is still `used`, a token that the server no longer accepts. */
  token(used: string): Promise<void>;
  /** The same for the simulated user's token. */
  simulated(used: string): Promise<void>;
};

/**
 * Another tab can get a lock before it sees what was written to the storage under that lock. So the tab that renewed keeps the
 * lock for this long.
 */
const TOLD_WITHIN_MS = 1000;

/**
 * Renews tokens. The requests of one tab share one renewal. Tabs take turns by a lock, and a tab that waits uses the token that
 * another tab stores meanwhile. @throws ApiError as `ask` does, whatever `ssoRefresh` throws, or Error if the new token is for
 * somebody else.
 */
export function createRefresh({ session, locks, ask, ssoRefresh }: RefreshOptions): Refresh {
  const running = new Map<string, Promise<void>>();
  /** Locks that are kept until other tabs can see what was written, each with the function that releases it at once. */
  const kept = new Map<string, () => void>();

  const joined = (key: string, work: () => Promise<void>): Promise<void> => {
    const already = running.get(key);
    if (already) return already;
    const fresh = work().finally(() => running.delete(key));
    running.set(key, fresh);
    return fresh;
  };

  const holdUntilSeen = (lock: string): Promise<void> =>
    new Promise((told) => {
      kept.set(lock, told);
      setTimeout(told, TOLD_WITHIN_MS);
    });

  /**
   * Runs work under a lock that all tabs share, unless it is already done. Null if any tab did it, even while this one waited.
   */
  const alone = <T>(lock: string, { isDone, work }: { isDone: (session: Session) => boolean; work: () => Promise<T> }): Promise<T | null> =>
    new Promise<T | null>((resolve, reject) => {
      // Another request of this tab already sees what the tab wrote, so it need not wait.
      kept.get(lock)?.();
      const stop = session.subscribe(() => isDone(session.get()) && end(null));
      const end = (result: T | null): void => {
        stop();
        resolve(result);
      };
      const run = async (): Promise<void> => {
        if (isDone(session.reload())) return end(null);
        end(await work());
        if (isDone(session.get())) await holdUntilSeen(lock);
      };
      withLock(locks, lock, run).catch((error: unknown) => {
        stop();
        reject(error);
      });
    });

  /** Stores a new token in place of `used`. If the token was replaced or removed meanwhile, nothing changes. */
  function keep(used: string, token: string): void {
    if (session.reload().token !== used) return;
    // The cookie may belong to a person who signed in in another tab.
    if (!isSameHolder(used, token)) throw new Error('The renewed token is for somebody else');
    session.update({ token });
  }

  /** Asks the server for a new token. @returns how to sign in at the provider, if only that can renew the session. */
  async function renewOrReturn(used: string): Promise<ReturnToProvider | null> {
    try {
      keep(used, await ask(REFRESH));
      return null;
    } catch (error) {
      const isOfProvider = error instanceof ApiError && error.code === 'sesion.renovar-sso' && isSsoToken(used);
      if (isOfProvider) return error.content as ReturnToProvider;
      throw error;
    }
  }

  return {
    token: (used) =>
      joined(`renovar ${used}`, async () => {
        const volver = await alone('jornada.renovar', { isDone: ({ token }) => token !== used, work: () => renewOrReturn(used) });
        if (volver === null) return;
        if (!ssoRefresh) throw new Error('Nothing here signs in at a provider');
        // Not under the lock: signing in takes a person some time, and may happen in another tab.
        keep(used, await ssoRefresh(volver));
      }),
    simulated: (used) =>
      joined(`renovar-simulado ${used}`, async () => {
        const work = async (): Promise<void> => {
          const Token = await ask(REFRESH_SIMULATED);
          const { simulatedUser } = session.reload();
          if (simulatedUser?.Token === used) session.update({ simulatedUser: { ...simulatedUser, Token } });
        };
        await alone('jornada.renovar-simulado', { isDone: ({ simulatedUser }) => simulatedUser?.Token !== used, work });
      }),
  };
}
