import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createServices } from './create-services.ts';
import { registerAppWorker } from '../native/worker.ts';
import { enterByLink } from './enter-by-link.ts';
import { followPush, takeNotification } from './follow-push.ts';
import { followVersion } from './follow-version.ts';
import { watchErrors } from '../platform/logs/logs.ts';
import { createAppRouter } from './router.ts';

/** The service worker comes this long after the start. */
const WORKER_AFTER_MS = 30_000;

/** Starts the app in an element: texts, session, link, then the first screen. */
export async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  const services = await createServices();
  await enterByLink(services);
  takeNotification(services);
  const router = createAppRouter(services);
  root.render(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  );
  followPush(services);
  followVersion(services);
  watchErrors(services.logs, window);
  // While developing, the page comes from the sources.
  if (import.meta.env.PROD) registerAppWorker({ afterMs: WORKER_AFTER_MS, onReady: (worker) => services.newVersion.set(worker) });
}
