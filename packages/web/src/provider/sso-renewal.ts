import type { SessionStore } from '@jornada/client';
import type { ReturnToProvider } from '@jornada/contract/auth.ts';
import { createObservable, type Observable } from '../observable.ts';

/** A session that waits for its person to sign in again at the provider that it came by. */
export type SsoRenewal = { volver: ReturnToProvider; done(token: string): void; leave(): void };
export type SsoRenewals = {
  /** Null while none waits. */
  asked: Observable<SsoRenewal | null>;
  /** Answers the new token, of this window or of another one. @throws Error where the person leaves instead. */
  ask(volver: ReturnToProvider): Promise<string>;
};

/** Hands the client's wish for a log-in at the provider to whoever draws it. Calls wait meanwhile, and nothing of the page is lost. */
export function createSsoRenewals(session: SessionStore): SsoRenewals {
  const asked = createObservable<SsoRenewal | null>(null);
  return {
    asked,
    ask: (volver) =>
      new Promise((resolve, reject) => {
        const used = session.get().token;
        const end = (settle: () => void): void => {
          stop();
          asked.set(null);
          settle();
        };
        const leave = (): void => end(() => reject(new Error('Nobody signed in again at the provider')));
        const stop = session.subscribe(() => {
          const { token } = session.get();
          if (token === null) leave();
          else if (token !== used) end(() => resolve(token));
        });
        asked.set({ volver, done: (token) => end(() => resolve(token)), leave });
      }),
  };
}
