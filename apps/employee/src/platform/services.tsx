import { createContext, use, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiError, Client, DeviceClock, KeyValueStorage, Queue, Session, SessionStore } from '@jornada/client';
import type { Perfil } from '@jornada/contract/perfil.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { AppWorker } from '../native/worker.ts';
import { useObservable, type Observable } from './observable.ts';
import type { Notices } from './notices.ts';

/** What every screen may use. Made once at the start, replaced as a whole in tests. */
export type Services = {
  client: Client;
  /** Clock actions that wait on this device for a connection. */
  queue: Queue;
  session: SessionStore;
  /** The server's clock as this device knows it. */
  clock: DeviceClock;
  queryClient: QueryClient;
  storage: KeyValueStorage;
  notices: Notices;
  /** Why the session ended by itself; null while it lives. */
  sessionOver: Observable<ApiError | null>;
  /** A new version that waits on this device; null while there is none, or the person has put it off. */
  newVersion: Observable<AppWorker | null>;
  /** Loads the texts of a language and shows it. */
  switchLanguage: (lang: Idioma) => Promise<void>;
  version: string;
};

const Context = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <Context value={services}>{children}</Context>;
}

/** @throws Error outside of the app. */
export function useServices(): Services {
  const services = use(Context);
  if (!services) throw new Error('Services are missing above this component');
  return services;
}

export function useSession(): Session {
  return useObservable(useServices().session);
}

/** The profile of whoever is signed in. @throws Error on a screen that is open to everybody. */
export function useProfile(): Perfil {
  const { profile } = useSession();
  if (!profile) throw new Error('Nobody is signed in');
  return profile;
}
