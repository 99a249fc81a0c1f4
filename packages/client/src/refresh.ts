import type { ReturnToProvider } from '@jornada/contract/auth.ts';
import { ApiError } from './api-error.ts';
import { withLock, type Locks } from './lock.ts';
import type { Route } from './request.ts';
import type { Session, SessionStore } from './session.ts';
import { isSameHolder, isSsoToken } from './token.ts';

/** The contract's `auth.renovar` and `auth.renovarSimulado`, without its schemas; a test holds them equal. */
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
  /** Renews a single-sign-on session by its log-in, where nothing else does; answers the new token. */
  ssoRefresh?: (volver: ReturnToProvider) => Promise<string>;
};

export type Refresh = {
  /** Makes the session's token another than `used`, which the server no longer takes. */
  token(used: string): Promise<void>;
  /** The same for the simulated user's token. */
  simulated(used: string): Promise<void>;
};

/** Browsers hand a lock on sooner than what was written to the storage under it: whoever has renewed keeps the lock for so long. */
const TOLD_WITHIN_MS = 1000;

/**
 * Renewal of tokens, one at a time across requests (they share the running one) and across tabs (they hold a lock, and
 * take the token that another tab brings meanwhile, as soon as it is told).
 * @throws ApiError as `ask` does, whatever the single sign-on throws, or Error when the new token is for somebody else.
 */
export function createRefresh({ session, locks, ask, ssoRefresh }: RefreshOptions): Refresh {
  const running = new Map<string, Promise<void>>();
  /** The locks that are kept until what was written under them is told everywhere, and how each is handed on at once. */
  const kept = new Map<string, () => void>();

  const joined = (key: string, work: () => Promise<void>): Promise<void> => {
    const already = running.get(key);
    if (already) return already;
    const fresh = work().finally(() => running.delete(key));
    running.set(key, fresh);
    return fresh;
  };

  const untilTold = (lock: string): Promise<void> =>
    new Promise((told) => {
      kept.set(lock, told);
      setTimeout(told, TOLD_WITHIN_MS);
    });

  /** Runs work alone across tabs, unless it is done: null where it was, by whichever tab. Another one may do it while this one waits. */
  const alone = <T>(lock: string, { isDone, work }: { isDone: (session: Session) => boolean; work: () => Promise<T> }): Promise<T | null> =>
    new Promise<T | null>((resolve, reject) => {
      // Of this tab: it knows what it wrote.
      kept.get(lock)?.();
      const stop = session.subscribe(() => isDone(session.get()) && end(null));
      const end = (result: T | null): void => {
        stop();
        resolve(result);
      };
      const run = async (): Promise<void> => {
        if (isDone(session.reload())) return end(null);
        end(await work());
        if (isDone(session.get())) await untilTold(lock);
      };
      withLock(locks, lock, run).catch((error: unknown) => {
        stop();
        reject(error);
      });
    });

  /** Keeps a new token in the place of `used`. Another that came meanwhile, or nobody any more, stands. */
  function keep(used: string, token: string): void {
    if (session.reload().token !== used) return;
    // The cookie may be that of somebody who signed in beside this tab.
    if (!isSameHolder(used, token)) throw new Error('The renewed token is for somebody else');
    session.update({ token });
  }

  /** Asks the server. @returns how to sign in at the provider, where nothing else renews a session that came from there. */
  async function askOrVolver(used: string): Promise<ReturnToProvider | null> {
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
        const volver = await alone('jornada.renovar', { isDone: ({ token }) => token !== used, work: () => askOrVolver(used) });
        if (volver === null) return;
        if (!ssoRefresh) throw new Error('Nothing here signs in at a provider');
        // Outside of the lock: a person takes their time, and may do it in another tab.
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
