import type { ClockBody } from '@jornada/client';
import type { KeptDocument } from '@jornada/client/idb-documents.ts';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { getI18n } from 'react-i18next';
import { render } from '@testing-library/react';
import {
  CALLS,
  acceso,
  bandeja,
  contacto,
  login,
  notificaciones,
  documentacion,
  factores,
  simulado,
  tipos,
  versiones,
  type Perfil,
} from '@jornada/contract';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { hoy } from '@jornada/contract/hoy.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import {
  createConfiguracionQuiosco,
  createFakeApi,
  createMemoryQueueStore,
  createPerfil,
  createTipos,
  type FakeApi,
} from '@jornada/testkit';
import { createObservable } from '@jornada/web/observable.ts';
import { createFakeServices } from '@jornada/web/testing/create-fake-services.ts';
import { App } from '../app/app.tsx';
import { createOutbox } from '../features/chat/outbox.ts';
import type { MensajeEnEspera } from '../shared/chat-queue.ts';
import { createWaitingQueue } from '../app/create-waiting-queue.ts';
import { createAppRouter } from '../app/router.ts';
import { routeTree } from '../app/routes.ts';
import type { InstallOffer } from '../native/install.ts';
import type { AppWorker } from '../native/worker.ts';
import { createIncoming } from '../shared/incoming.ts';
import { createKioskDesk } from '../shared/quiosco/desk.ts';
import { createPinVisit } from '../shared/pin-visit/pin-visit.ts';
import { createLogs } from '../shared/logs/logs.ts';
import { createMemoryDocuments } from './memory-documents.ts';
import type { PendingStep, Replacing, Services } from '../shared/services.tsx';

/** A server made from the whole contract, with the demo company's record types and answers for the log-in. */
export function createApi(): FakeApi {
  const api = createFakeApi({ every: Object.fromEntries(CALLS.map((call) => [call.id, call])) });
  api.handle(tipos.todos, () => ({ items: createTipos() }));
  api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 0 }));
  api.handle(solicitudes.pendientes, () => ({ total: 0 }));
  api.handle(hoy.preguntas, () => ({ items: [] }));
  api.handle(contacto.propias, () => ({ items: [] }));
  api.handle(contacto.direccion, () => ({ Correo: null }));
  api.handle(quiosco.identidad, () => ({ pin: null, tarjeta: null, moviles: 0, hayQuioscos: false }));
  api.handle(simulado.actuaciones, () => ({ items: [], total: 0 }));
  api.handle(acceso.metodos, () => ({ Metodos: ['password' as const], Proveedores: [] }));
  api.handle(factores.estado, () => ({
    totp: null,
    codigos: 0,
    llaves: [],
    llavesPosibles: false,
    obligatorio: false,
    tieneContrasena: true,
  }));
  api.handle(firmas.propias, () => ({ activa: false, items: [], total: 0 }));
  api.handle(documentacion.tienePin, () => ({ tienePin: false }));
  api.handle(versiones.versionesApp, () => ({
    actual: '3.3.8',
    minima: '3.3.0',
    estado: 'al-dia' as const,
    Environment: 'produccion',
    tiendas: { android: null, ios: null },
  }));
  api.handle(login.conToken, () => createPerfil());
  api.handle(notificaciones.ajustes, () => ({ activas: false, clavePush: null, correo: null, dispositivos: 0, avisos: [] }));
  api.handle(quiosco.configuracion, () => createConfiguracionQuiosco());
  api.handle(quiosco.latido, () => null);
  api.handle(quiosco.terminar, () => null);
  return api;
}

type Options = {
  api: FakeApi;
  path: string;
  /** The signed-in person; null for nobody. */
  perfil?: Perfil | null;
  /** The server's time. The device's clock shows the same. */
  now?: string;
  width?: number;
  /** Replaces the fake API's own fetch, to lose answers. */
  fetch?: typeof globalThis.fetch;
  /** The device's store of waiting actions. */
  store?: ReturnType<typeof createMemoryQueueStore<ClockBody>>;
  /** The documents that are kept on the device. */
  documents?: KeptDocument[];
  /** The routes to start with: all of them. */
  tree?: () => AnyRoute;
};

/** Renders the whole app in Spanish on a phone, against a fake server, at an address. */
export async function renderApp({
  api,
  path,
  perfil = createPerfil(),
  now = '2026-10-22T13:24:00+02:00',
  width = 390,
  fetch = api.fetch,
  store = createMemoryQueueStore(),
  documents = [],
  tree = routeTree,
}: Options) {
  window.happyDOM.setViewport({ width, height: 844 });
  const visit = createPinVisit({
    now: () => services.clock.now(),
    session: () => services.session,
    queryClient: () => services.queryClient,
  });
  const { clock, services: web } = await createFakeServices({ api, perfil, now, fetch, pin: visit.forClient });
  const { client, session, queryClient } = web;
  const services: Services = {
    ...web,
    queue: createWaitingQueue({
      client,
      clock: web.clock,
      session,
      queryClient,
      store: store.tab(),
      onKept: () => web.notices.show(getI18n().t('home.espera.retenido')),
      onProposed: () => web.notices.show(getI18n().t('home.espera.propuesto')),
      onWithoutRemark: () => web.notices.show(getI18n().t('home.espera.sin-observacion')),
    }),
    chatQueue: createOutbox({ client, session, queryClient, store: createMemoryQueueStore<MensajeEnEspera>().tab() }),
    taskStore: createMemoryQueueStore<object>().tab(),
    documentStore: createMemoryDocuments(documents),
    newVersion: createObservable<AppWorker | null>(null),
    installOffer: createObservable<InstallOffer | null>(null),
    incoming: createIncoming(),
    kiosk: createKioskDesk({ storage: web.storage, seconds: { persona: 15, visita: 60 } }),
    replacing: createObservable<Replacing | null>(null),
    pendingStep: createObservable<PendingStep | null>(null),
    required: createObservable(false),
    visit,
    logs: createLogs({ storage: web.storage, now: () => web.clock.now(), isKept: () => true }),
  };
  const router = createAppRouter(services, tree(), createMemoryHistory({ initialEntries: [path] }));
  render(<App services={services} router={router} />);
  return { clock, router, services, requestsTo: (call: object) => api.requests.filter((request) => request.call === call) };
}
