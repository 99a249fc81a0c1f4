import { ACTIVATE } from './worker-message.ts';

/** The longest wait for the worker before the reload, in milliseconds. */
const PATIENCE_MS = 8000;

const installed = (worker: ServiceWorker): Promise<ServiceWorker | null> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'installed') resolve(worker);
      if (worker.state === 'redundant') resolve(null);
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Loads the newest version of the server, lets it take over, and reloads the page. */
export async function refreshApp(): Promise<void> {
  let isDone = false;
  const reload = (): void => {
    if (!isDone) location.reload();
    isDone = true;
  };
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!registration) return reload();
  setTimeout(reload, PATIENCE_MS);
  const found = await registration.update().catch(() => registration);
  const waiting = found.waiting ?? (found.installing && (await installed(found.installing)));
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage(ACTIVATE);
}
