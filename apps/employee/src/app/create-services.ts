import { getI18n } from 'react-i18next';
import { ownerOf } from '@jornada/client';
import { createWebServices } from '@jornada/web/create-web-services.ts';
import type { First } from '@jornada/web/first-texts.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { subscribeOnline } from '@jornada/web/native/network.ts';
import { createLazyPictures } from '@jornada/web/native/lazy-pictures.ts';
import { createStorage } from '@jornada/web/native/storage.ts';
import { createOtherWindows } from '@jornada/web/native/windows.ts';
import { centralOrigin } from '@jornada/web/native/wrapper-door.ts';
import { createObservable } from '@jornada/web/observable.ts';
import { clientKind } from '../native/shell.ts';
import { onInstallOffered, type InstallOffer } from '../native/install.ts';
import type { AppWorker } from '../native/worker.ts';
import { loadWrapper } from '../native/wrapper/load.ts';
import { createLogs } from '../shared/logs/logs.ts';
import type { MensajeEnEspera } from '../shared/chat-queue.ts';
import { createIncoming } from '../shared/incoming.ts';
import { segundosInactividad } from '@jornada/domain/quiosco/inactividad.ts';
import { createKioskDesk } from '../shared/quiosco/desk.ts';
import { createPinVisit } from '../shared/pin-visit/pin-visit.ts';
import { keepLastKnown } from '../shared/last-known.ts';
import type { PendingStep, Replacing, Services } from '../shared/services.tsx';
import { ALLOWED_INSTANCES } from '../shared/settings.ts';
import { createLazyQueue } from './create-lazy-queue.ts';
import { ignore } from './ignore.ts';

const loadStore = () => loadChunk(() => import('@jornada/client/queue/idb-store.ts'));

/** Makes all services of the app, in a browser. @throws Error if the texts cannot be loaded. */
export async function createServices(version: string, first: First): Promise<Services> {
  const storage = createStorage();
  const now = () => Temporal.Instant.fromEpochMilliseconds(Math.round(deviceTime.epochMs()));
  const isKept = (): boolean => services.session.get().profile?.LogsActivos === true;
  const logs = createLogs({ storage, now, isKept });
  const watched = logs.watch(globalThis.fetch.bind(globalThis));
  const visit = createPinVisit({
    now: () => services.clock.now(),
    session: () => services.session,
    queryClient: () => services.queryClient,
  });
  const services = await createWebServices({
    version,
    first,
    allowedInstances: ALLOWED_INSTANCES,
    name: clientKind(),
    storage,
    fetch: watched,
    pin: visit.forClient,
    ...(__WRAPPER__ && { secretStore: (await loadWrapper()).secretStore }),
  });
  const { client, clock, session, queryClient, notices } = services;
  const incoming = createIncoming();
  if (__WRAPPER__) {
    const [{ files, secretStore }, { followPerson }, { forgetSessions }] = await Promise.all([
      loadWrapper(),
      import('./wrapper/follow-person.ts'),
      import('@jornada/client/secrets.ts'),
    ]);
    // Before the first call: its answer may end the session before anything is drawn.
    followPerson({ session, incoming }, { clearFiles: files.clear, forgetSessions: () => forgetSessions(secretStore) }, logs.error);
  }
  keepLastKnown({ queryClient, session, storage, version });
  const otherTabs = createOtherWindows('jornada.cola', () => void queue.refresh().catch(ignore));
  const queue = createLazyQueue(session, async () => {
    const { createLazyStore, createWaitingQueue } = await loadChunk(() => import('./create-waiting-queue.ts'));
    const waiting = createWaitingQueue({
      client,
      clock,
      session,
      queryClient,
      onKept: () => notices.show(getI18n().t('home.espera.retenido')),
      onProposed: () => notices.show(getI18n().t('home.espera.propuesto')),
      onWithoutRemark: () => notices.show(getI18n().t('home.espera.sin-observacion')),
      store: createLazyStore(async () => (await loadStore()).createIdbStore()),
      tellOthers: otherTabs.tell,
      ...('locks' in navigator ? { locks: navigator.locks } : {}),
    });
    void waiting.flush().catch(ignore);
    return waiting;
  });
  const otherChats = createOtherWindows('jornada.chat', () => void chatQueue.refresh().catch(ignore));
  const chatQueue = createLazyQueue<MensajeEnEspera>(session, async () => {
    const { createOutbox } = await loadChunk(() => import('../features/chat/outbox.ts'));
    const { createIdbStore } = await loadStore();
    const outbox = createOutbox({
      client,
      session,
      queryClient,
      store: createIdbStore('jornada-chat'),
      tellOthers: otherChats.tell,
      ...('locks' in navigator ? { locks: navigator.locks } : {}),
    });
    void outbox.flush().catch(ignore);
    return outbox;
  });
  const installOffer = createObservable<InstallOffer | null>(null);
  onInstallOffered(installOffer.set);
  const flush = (): void => {
    for (const one of [queue, chatQueue]) void one.flush().catch(ignore);
  };
  subscribeOnline((online) => online && flush());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush());
  return {
    ...services,
    // Only a page of a safe address has a place for them.
    ...((!__WRAPPER__ || location.protocol === 'https:') &&
      'caches' in globalThis && {
        pictures: createLazyPictures({ owner: () => ownerOf(session.get()), caches, fetch: globalThis.fetch.bind(globalThis) }),
      }),
    queue,
    chatQueue,
    newVersion: createObservable<AppWorker | null>(null),
    installOffer,
    incoming,
    kiosk: createKioskDesk({ storage, seconds: segundosInactividad(__WRAPPER__ ? new URL(centralOrigin()).hostname : location.hostname) }),
    replacing: createObservable<Replacing | null>(null),
    pendingStep: createObservable<PendingStep | null>(null),
    required: createObservable(false),
    visit,
    logs,
  };
}
