import { ApiError } from './api-error.ts';
import type { SessionStore } from './session.ts';

type Code = 'sesion.caducada' | 'sesion.acceso-denegado';

export type SessionEnd = {
  /** The error of a call that nobody may make any more; tells nobody. */
  error(code: Code, cause?: unknown): ApiError;
  /** The session is at its end: tells the app, once for each token, and gives the error to throw. */
  over(code: Code, cause?: unknown): ApiError;
  /** Whether an error was made here, and so says the last word about the session. */
  isFinal(error: unknown): boolean;
  /** Whether the session of this token has ended: no call is worth sending. */
  isDead(token: string): boolean;
};

/** Knows which session has ended, so that many failing calls are one piece of news. */
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
      // Without one, somebody has signed out by themselves.
      if (token !== null && token !== deadToken) tell(ended);
      deadToken = token;
      return ended;
    },
    isFinal: (thrown) => thrown instanceof ApiError && made.has(thrown),
    isDead: (token) => token === deadToken,
  };
}
