import { ApiError } from './api-error.ts';
import type { SessionStore } from './session.ts';

type Code = 'sesion.caducada' | 'sesion.acceso-denegado';

export type SessionEnd = {
  /** The error for a call after the session has ended. It does not tell the app again. */
  error(code: Code, cause?: unknown): ApiError;
  /**
   * Ends the session: tells the app, once for each token, that it has ended, whatever the reason, and returns the error to throw. The log-in
   * says that much: the person has to sign in again, and was refused nothing that they asked for.
   */
  over(code: Code, cause?: unknown): ApiError;
  /** Whether this object made the error. Such an error is final for the session. */
  isFinal(error: unknown): boolean;
  /** Whether the session of this token has ended, so that no call is worth sending. */
  isDead(token: string): boolean;
};

/** Remembers which session has ended, so that many failing calls tell the app only once. */
export function createSessionEnd({
  session,
  translate,
  tell,
}: {
  session: SessionStore;
  translate: (key: string) => string;
  tell: (error: ApiError) => void;
}): SessionEnd {
  const made = new WeakSet<object>();
  let deadToken: string | null = null;

  const error = (code: Code, cause?: unknown): ApiError => {
    const ended = new ApiError({ code, message: translate(`errores.${code}`), status: 401, cause });
    made.add(ended);
    return ended;
  };

  return {
    error,
    over: (code, cause) => {
      const ended = error(code, cause);
      const { token } = session.get();
      // Without a token, the person has signed out.
      if (token !== null && token !== deadToken) tell(error('sesion.caducada', cause));
      deadToken = token;
      return ended;
    },
    isFinal: (thrown) => thrown instanceof ApiError && made.has(thrown),
    isDead: (token) => token === deadToken,
  };
}
