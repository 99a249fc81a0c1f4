import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { AppFrame } from '@jornada/web/app-frame.tsx';
import type { First } from '@jornada/web/first-texts.ts';
import { createWebServices } from '@jornada/web/create-web-services.ts';
import { createAppRouter } from './router.ts';
import { ALLOWED_INSTANCES } from '../shared/settings.ts';

/** Starts the intranet in an element. It has no log-in: it uses the session of the employee app. */
export async function start(element: HTMLElement, { version, first }: { version: string; first: First }): Promise<void> {
  const root = createRoot(element);
  const services = await createWebServices({
    version,
    first,
    allowedInstances: ALLOWED_INSTANCES,
    name: 'intranet',
    // Somebody who acts for another person in the employee app still sees their own data here.
    asOneself: true,
  });
  const router = createAppRouter(services);
  // Not needed for the first look: without it, the screens read again by themselves.
  void import('./follow-news.ts').then(({ followNews }) => followNews(services)).catch(() => undefined);
  void import('./keep-muster.ts').then(({ keepMuster }) => keepMuster(services)).catch(() => undefined);
  root.render(
    <StrictMode>
      <AppFrame services={services}>
        <RouterProvider router={router} />
      </AppFrame>
    </StrictMode>,
  );
}
