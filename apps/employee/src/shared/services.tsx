import type { ApiError, Queue } from '@jornada/client';
import type { Observable } from '@jornada/web/observable.ts';
import { useWebServices, type WebServices } from '@jornada/web/services.tsx';
import type { AppWorker } from '../native/worker.ts';
import type { Logs } from './logs/logs.ts';
import type { Incoming } from './incoming.ts';

/** Who is signed in, whom the link would sign in, and the way to let it. */
export type Replacing = { de: string; a: string; accept(): Promise<void> };
/** What the server answered, and whether the link keeps the Disconnect button. */
export type PendingStep = { error: ApiError; showLogout: boolean };

/** What every screen of this app may use. */
export type Services = WebServices & {
  /** Clock actions that wait on this device for a connection. */
  queue: Queue;
  /** A new version that waits on this device; null while there is none, or the person has put it off. */
  newVersion: Observable<AppWorker | null>;
  /** Notifications that came while the app is in use, or were tapped, until each is dealt with. */
  incoming: Incoming;
  /** A link brought somebody else than who is signed in, who is asked first; null while there is nothing to ask. */
  replacing: Observable<Replacing | null>;
  /** A link brought somebody who has a second step to go, which the log-in screen asks for. */
  pendingStep: Observable<PendingStep | null>;
  /** This version may not go on. */
  required: Observable<boolean>;
  /** The last calls and errors of this device. */
  logs: Logs;
};

/** @throws Error outside of the app. */
export function useServices(): Services {
  // The start of this app puts them there, and nothing else does.
  return useWebServices() as Services;
}
