import { withLock, type Locks } from './lock.ts';
import type { Route } from './request.ts';
import type { SessionStore } from './session.ts';
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
  /** Renews a single-sign-on session where it came from; answers the new token. */
  ssoRefresh?: (token: string) => Promise<string>;
};

export type Refresh = {
  /** Makes the session's token another than `used`, which the server no longer takes. */
  token(used: string): Promise<void>;
  /** The same for the simulated user's token. */
  simulated(used: string): Promise<void>;
};

/**
 * Renewal of tokens, one at a time across requests (they share the running one) and across tabs (they hold a lock, and
 * take the token that another tab brought meanwhile).
 * @throws ApiError as `ask` does, whatever the single sign-on throws, or Error when the new token is for somebody else.
 */
export function createRefresh({ session, locks, ask, ssoRefresh }: RefreshOptions): Refresh {
  const running = new Map<string, Promise<void>>();

  const joined = (name: string, used: string, work: () => Promise<void>): Promise<void> => {
    const key = `${name} ${used}`;
    const already = running.get(key);
    if (already) return already;
    const fresh = withLock(locks, `jornada.${name}`, work).finally(() => running.delete(key));
    running.set(key, fresh);
    return fresh;
  };

  return {
    token: (used) =>
      joined('renovar', used, async () => {
        if (session.reload().token !== used) return;
        const token = ssoRefresh && isSsoToken(used) ? await ssoRefresh(used) : await ask(REFRESH);
        // The cookie may be that of somebody who signed in beside this tab.
        if (!isSameHolder(used, token)) throw new Error('The renewed token is for somebody else');
        // Somebody may have signed out meanwhile: that stands.
        if (session.reload().token === used) session.update({ token });
      }),
    simulated: (used) =>
      joined('renovar-simulado', used, async () => {
        if (session.reload().simulatedUser?.Token !== used) return;
        const Token = await ask(REFRESH_SIMULATED);
        const { simulatedUser } = session.reload();
        if (simulatedUser?.Token === used) session.update({ simulatedUser: { ...simulatedUser, Token } });
      }),
  };
}
