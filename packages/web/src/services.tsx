import { createContext, use, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import {
  asShown,
  type ApiError,
  type Client,
  type DeviceClock,
  type KeyValueStorage,
  type Session,
  type SessionStore,
} from '@jornada/client';
import type { Perfil } from '@jornada/contract/perfil.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { useObservable, type Observable } from './observable.ts';
import type { KeptPictures } from './native/kept-pictures.ts';
import type { Notices } from './notices.ts';
import type { SsoRenewal } from './provider/sso-renewal.ts';

/** The services that every screen of a browser app may use. Made once at the start; tests replace them as a whole. */
export type WebServices = {
  client: Client;
  /** How many calls are under way. */
  running: Observable<number>;
  session: SessionStore;
  /** The server's clock as this device knows it. */
  clock: DeviceClock;
  queryClient: QueryClient;
  storage: KeyValueStorage;
  notices: Notices;
  /** Pictures for where there is no network; undefined in an app that always needs one. */
  pictures?: KeptPictures;
  /** Why the server ended the session; null while it is valid. */
  sessionOver: Observable<ApiError | null>;
  /** How often somebody at a kiosk had to say again who they are. */
  personOver: Observable<number>;
  /** A session that waits until its person signs in again at their provider; null if none does. */
  ssoRenewal: Observable<SsoRenewal | null>;
  /** Loads the texts of a language and shows them. */
  switchLanguage: (lang: Idioma) => Promise<void>;
  version: string;
  /** In this app somebody who acts for another person still sees their own data. */
  asOneself?: boolean;
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

/** The session as this app shows it. In the employee app, somebody who acts for another person sees that person's. */
export function useSession(): Session {
  const { session, asOneself } = useWebServices();
  const current = useObservable(session);
  return asOneself ? current : asShown(current);
}

/** The name of the person who is signed in, even while they act for somebody else. */
export function useActor(): string {
  return useObservable(useWebServices().session).profile?.NombreCompleto ?? '';
}

/** The profile of the person who is signed in. @throws Error on a screen that needs no log-in. */
export function useProfile(): Perfil {
  const { profile } = useSession();
  if (!profile) throw new Error('Nobody is signed in');
  return profile;
}
