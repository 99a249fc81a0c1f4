import { Suspense, lazy } from 'react';
import { Outlet, useSearch } from '@tanstack/react-router';
import { loadChunk } from '../platform/load-chunk.ts';
import { useObservable } from '../platform/observable.ts';
import { useServices, useSession } from '../platform/services.tsx';
import { EnvironmentBanner } from './overlays/environment-banner.tsx';
import { LoaderOverlay } from './overlays/loader-overlay.tsx';
import { SpokenRegion } from './overlays/spoken-region.tsx';
import { ToastHost } from './overlays/toast-host.tsx';
import { useFollowSession } from './use-follow-session.ts';
import { useShowScheme } from './use-show-scheme.ts';

const GpsLine = lazy(async () => ({ default: (await loadChunk(() => import('./overlays/gps-line.tsx'))).GpsLine }));
const UpdateNote = lazy(async () => ({ default: (await loadChunk(() => import('./overlays/update-note.tsx'))).UpdateNote }));
const ExpiredModal = lazy(async () => ({ default: (await loadChunk(() => import('./overlays/expired-modal.tsx'))).ExpiredModal }));

/** What lies around and above every screen. */
export function Root() {
  const { debug } = useSearch({ from: '__root__' });
  const { profile } = useSession();
  const { sessionOver, newVersion } = useServices();
  const worker = useObservable(newVersion);
  const over = useObservable(sessionOver);
  const { asks, leave } = useFollowSession(over);
  useShowScheme();
  return (
    <>
      {profile && <EnvironmentBanner environment={profile.Environment} />}
      <Suspense fallback={null}>{worker && <UpdateNote worker={worker} onLater={() => newVersion.set(null)} />}</Suspense>
      <Suspense fallback={null}>{debug === 1 && <GpsLine />}</Suspense>
      <Outlet />
      <ToastHost />
      <SpokenRegion />
      <LoaderOverlay />
      <Suspense fallback={null}>{asks && <ExpiredModal onLeave={leave} />}</Suspense>
    </>
  );
}
