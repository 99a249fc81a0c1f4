import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { hasLinkParameters } from '@jornada/client/link-parameters.ts';
import type { First } from '@jornada/web/first-texts.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { onNotified } from '../native/notified.ts';
import { NOTIFICATION_PARAMETER, NOTIFIED, notificationIn } from '../native/worker-message.ts';
import { watchErrors } from '../shared/logs/logs.ts';
import type { Services } from '../shared/services.tsx';
import { App } from './app.tsx';
import { createServices } from './create-services.ts';
import { ignore } from './ignore.ts';
import { createAppRouter, firstTree } from './router.ts';

/** The first second is left to the person who opened the app. */
const BACKGROUND_AFTER_MS = 1000;

/** Starts the app in an element: texts, session, link, then the first screen. */
export async function start(element: HTMLElement, { version, first }: { version: string; first: First }): Promise<void> {
  const root = createRoot(element);
  const services = await createServices(version, first);
  if (isEntering(services)) {
    const { enterByLink } = await loadChunk(() => import('./links/enter-by-link.ts'));
    await enterByLink(services);
  }
  takeNotification(services);
  // Registered at once: a notification may be tapped while the first screen is drawn, and the message comes only once.
  onNotified((message) => {
    // In the wrapper they come also for somebody whose session has ended: their words are for nobody else.
    if (__WRAPPER__ && !message.isTapped && services.session.get().token === null) return;
    services.incoming.add(message);
  });
  const router = createAppRouter(services, await firstTree(services));
  // As a transition it is drawn in small pieces, so that a slow processor still reacts to a tap in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App services={services} router={router} />
      </StrictMode>,
    ),
  );
  watchErrors(services.logs, window);
  const begin = async (): Promise<void> => {
    const { beginBackground } = await loadChunk(() => import('./background/begin-background.ts'));
    beginBackground(services);
  };
  setTimeout(() => void begin().catch(ignore), BACKGROUND_AFTER_MS);
}

/** Whether a link signs somebody in, or has signed them in and the profile is not loaded yet. Most starts have no link. */
function isEntering({ session }: Services): boolean {
  const { token, profile } = session.get();
  return hasLinkParameters(new URLSearchParams(location.search)) || (token !== null && profile === null);
}

/** Takes the notification from the address, if tapping it opened the app. */
function takeNotification({ incoming }: Pick<Services, 'incoming'>): void {
  const notification = notificationIn(location.search);
  if (!notification) return;
  const url = new URL(location.href);
  url.searchParams.delete(NOTIFICATION_PARAMETER);
  history.replaceState(null, '', url);
  incoming.add({ kind: NOTIFIED, notification, isTapped: true });
}
