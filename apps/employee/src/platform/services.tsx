import type { Queue } from '@jornada/client';
import type { Observable } from '@jornada/web/observable.ts';
import { useWebServices, type WebServices } from '@jornada/web/services.tsx';
import type { AppWorker } from '../native/worker.ts';
import type { Logs } from './logs/logs.ts';
import type { NotifiedMessage } from '../native/worker-message.ts';

/** What every screen of this app may use. */
export type Services = WebServices & {
  /** Clock actions that wait on this device for a connection. */
  queue: Queue;
  /** A new version that waits on this device; null while there is none, or the person has put it off. */
  newVersion: Observable<AppWorker | null>;
  /** A notification that came while the app is in use, or was tapped; null when it is dealt with. */
  incoming: Observable<NotifiedMessage | null>;
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
