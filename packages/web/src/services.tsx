import { createContext, use, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiError, Client, DeviceClock, KeyValueStorage, Session, SessionStore } from '@jornada/client';
import type { Perfil } from '@jornada/contract/perfil.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { useObservable, type Observable } from './observable.ts';
import type { Notices } from './notices.ts';

/** What every screen of a browser app may use. Made once at the start, replaced as a whole in tests. */
export type WebServices = {
  client: Client;
  session: SessionStore;
  /** The server's clock as this device knows it. */
  clock: DeviceClock;
  queryClient: QueryClient;
  storage: KeyValueStorage;
  notices: Notices;
  /** Why the session ended by itself; null while it lives. */
  sessionOver: Observable<ApiError | null>;
  /** Loads the texts of a language and shows it. */
  switchLanguage: (lang: Idioma) => Promise<void>;
  version: string;
};

const Context = createContext<WebServices | null>(null);

export function ServicesProvider({ services, children }: { services: WebServices; children: ReactNode }) {
  return <Context value={services}>{children}</Context>;
}

/** @throws Error outside of the app. */
export function useWebServices(): WebServices {
  const services = use(Context);
  if (!services) throw new Error('Services are missing above this component');
  return services;
}

export function useSession(): Session {
  return useObservable(useWebServices().session);
}

/** The profile of whoever is signed in. @throws Error on a screen that is open to everybody. */
export function useProfile(): Perfil {
  const { profile } = useSession();
  if (!profile) throw new Error('Nobody is signed in');
  return profile;
}
