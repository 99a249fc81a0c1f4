import type { SessionStore } from '@jornada/client';
import type { ReturnToProvider } from '@jornada/contract/auth.ts';
import { createObservable, type Observable } from '../observable.ts';

/** A session that waits until its person signs in again at their provider. */
export type SsoRenewal = { volver: ReturnToProvider; done(token: string): void; leave(): void };
export type SsoRenewals = {
  /** Null if no session waits. */
  asked: Observable<SsoRenewal | null>;
  /** Returns the new token, which this window or another one got. @throws Error if the person leaves instead. */
  ask(volver: ReturnToProvider): Promise<string>;
};

/**
 * Passes the client's request for a log-in at the provider to the component that shows it. Meanwhile calls wait, and the page
 * loses nothing.
 */
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
