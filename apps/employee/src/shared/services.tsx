import type { ApiError, Queue } from '@jornada/client';
import type { KeptDocumentStore } from '@jornada/client/idb-documents.ts';
import type { Observable } from '@jornada/web/observable.ts';
import { useWebServices, type WebServices } from '@jornada/web/services.tsx';
import type { ChatQueue } from './chat-queue.ts';
import type { InstallOffer } from '../native/install.ts';
import type { AppWorker } from '../native/worker.ts';
import type { Logs } from './logs/logs.ts';
import type { Incoming } from './incoming.ts';
import type { PinVisit } from './pin-visit/pin-visit.ts';
import type { KioskDesk } from './quiosco/desk.ts';

/** The signed-in person, the person of the link, and a function to accept the change. */
export type Replacing = { de: string; a: string; accept(): Promise<void> };
/** The server's answer, and whether the link keeps the Disconnect button. */
export type PendingStep = { error: ApiError; showLogout: boolean };

/** What every screen of this app may use. */
export type Services = WebServices & {
  /** Clock actions that wait on this device for a connection. */
  queue: Queue;
  /** Messages that wait on this device for a connection. */
  chatQueue: ChatQueue;
  /** A new version that waits on this device; null if there is none, or the person has postponed it. */
  newVersion: Observable<AppWorker | null>;
  /** The browser offers to install the app; null if it does not. */
  installOffer: Observable<InstallOffer | null>;
  /** Notifications that arrived while the app was in use, or were tapped, until they are handled. */
  incoming: Incoming;
  /** A link would sign in another person, who must be confirmed first; null if there is no question. */
  replacing: Observable<Replacing | null>;
  /** A link signed in a person who still needs a second step, which the log-in screen asks for. */
  pendingStep: Observable<PendingStep | null>;
  /** This version is too old and must be updated. */
  required: Observable<boolean>;
  /** What a shared tablet knows beside its session. */
  kiosk: KioskDesk;
  /** The visit to the documents, opened with the PIN. */
  visit: PinVisit;
  /** Where entries of tasks wait for a connection, if not in the device's own store. */
  taskStore?: object;
  /** Where documents are kept to be read without a network, if not in the device's own store. */
  documentStore?: KeptDocumentStore;
  /** The last calls and errors of this device. */
  logs: Logs;
};

/** @throws Error outside of the app. */
export function useServices(): Services {
  // Only the start of this app sets them, so they are always complete.
  return useWebServices() as Services;
}
