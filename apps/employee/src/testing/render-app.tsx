import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { initReactI18next } from 'react-i18next';
import { createClient, createDeviceClock, createSessionStore, type ApiError } from '@jornada/client';
import { auth, bandeja, login, registros, resumen, sesiones, tipos, type Perfil } from '@jornada/contract';
import { initI18n } from '@jornada/i18n/browser.ts';
import {
  createFakeApi,
  createFakeClock,
  createMemoryQueueStore,
  createMemoryStorage,
  createPerfil,
  createTipos,
  type FakeApi,
} from '@jornada/testkit';
import { App } from '../app/app.tsx';
import { createQueryClient } from '@jornada/web/create-web-services.ts';
import { createWaitingQueue } from '../app/create-waiting-queue.ts';
import { createAppRouter } from '../app/router.ts';
import type { AppWorker } from '../native/worker.ts';
import { createNotices } from '@jornada/web/notices.ts';
import { createObservable } from '@jornada/web/observable.ts';
import type { Services } from '../platform/services.tsx';

const ORIGIN = 'https://jornada.test';

const texts = import.meta.glob<object>('../../../../packages/i18n/src/catalogues/*/es.json', { eager: true, import: 'default' });
const catalogue = Object.fromEntries(Object.entries(texts).map(([path, section]) => [path.split('/').at(-2), section]));

/** A server made of the contract that knows the demo company's record types and answers log-in questions. */
export function createApi(): FakeApi {
  const api = createFakeApi({ login, auth, registros, resumen, tipos, bandeja, sesiones });
  api.handle(tipos.todos, () => ({ items: createTipos() }));
  api.handle(bandeja.pendientes, () => ({ total: 0 }));
  api.handle(auth.metodos, () => ({ Metodos: ['password' as const] }));
  api.handle(login.conToken, () => createPerfil());
  return api;
}

type Options = {
  api: FakeApi;
  path: string;
  /** Whoever is signed in; null for nobody. */
  perfil?: Perfil | null;
  /** The server's clock, which the device keeps. */
  now?: string;
  width?: number;
  /** In place of the fake API's own, to lose answers on the way. */
  fetch?: typeof globalThis.fetch;
};

/** The whole app in Spanish on a phone, against a fake server, at an address. */
export async function renderApp({
  api,
  path,
  perfil = createPerfil(),
  now = '2026-10-22T13:24:00+02:00',
  width = 390,
  fetch = api.fetch,
}: Options) {
  window.happyDOM.setViewport({ width, height: 844 });
  const clock = createFakeClock(now);
  const storage = createMemoryStorage();
  const session = createSessionStore({ storage });
  if (perfil) {
    api.handle(login.conToken, () => perfil);
    session.update({ token: perfil.Token, instanceUrl: '/instancia', profile: perfil });
  }
  const { i18n, switchLanguage } = await initI18n({
    language: 'es',
    version: '0.0.0',
    fetch: () => Promise.resolve(Response.json(catalogue)),
    plugins: [initReactI18next],
  });
  const deviceClock = createDeviceClock({ device: clock });
  const sessionOver = createObservable<ApiError | null>(null);
  const client = createClient({
    session,
    clock: deviceClock,
    origin: ORIGIN,
    allowedInstances: ['/instancia'],
    language: () => 'es',
    translate: (key) => i18n.t(key),
    name: 'test/0.0.0',
    onSessionOver: (error) => sessionOver.set(error),
    fetch,
  });
  const queryClient = createQueryClient();
  const services: Services = {
    client,
    queue: createWaitingQueue({ client, session, queryClient, store: createMemoryQueueStore().tab() }),
    session,
    clock: deviceClock,
    queryClient,
    storage,
    notices: createNotices(),
    sessionOver,
    newVersion: createObservable<AppWorker | null>(null),
    switchLanguage,
    version: '0.0.0',
  };
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [path] }));
  render(<App services={services} router={router} />);
  return { clock, router, services, requestsTo: (call: object) => api.requests.filter((request) => request.call === call) };
}
