import { Suspense, lazy } from 'react';
import { Outlet, useRouter, useSearch } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useSession } from '@jornada/web/services.tsx';
import { useServices } from '../shared/services.tsx';
import { EnvironmentBanner } from '@jornada/web/overlays/environment-banner.tsx';
import { LoaderOverlay } from '@jornada/web/overlays/loader-overlay.tsx';
import { SpokenRegion } from '@jornada/web/overlays/spoken-region.tsx';
import { ToastHost } from '@jornada/web/overlays/toast-host.tsx';
import { useFollowLanguage } from '@jornada/web/use-follow-language.ts';
import { useFollowSession } from '@jornada/web/use-follow-session.ts';
import { useRequiredVersion } from './use-required-version.ts';
import { useShowScheme } from '@jornada/web/use-show-scheme.ts';
import { useFreshStart } from './overlays/use-fresh-start.ts';

const ActingBanner = lazy(async () => ({ default: (await loadChunk(() => import('./overlays/acting-banner.tsx'))).ActingBanner }));
const DoorBanner = lazy(async () => ({ default: (await loadChunk(() => import('./overlays/door-banner.tsx'))).DoorBanner }));
const GpsLine = lazy(async () => ({ default: (await loadChunk(() => import('./overlays/gps-line.tsx'))).GpsLine }));
const UpdateNote = lazy(async () => ({ default: (await loadChunk(() => import('./overlays/update-note.tsx'))).UpdateNote }));
const IncomingNotice = lazy(async () => ({
  default: (await loadChunk(() => import('./overlays/incoming-notice.tsx'))).IncomingNotice,
}));
const ExpiredModal = lazy(async () => ({
  default: (await loadChunk(() => import('@jornada/web/overlays/expired-modal.tsx'))).ExpiredModal,
}));

const ReplacingQuestion = lazy(async () => ({
  default: (await loadChunk(() => import('./overlays/replacing-question.tsx'))).ReplacingQuestion,
}));
const SsoRenewalDialog = lazy(async () => ({
  default: (await loadChunk(() => import('@jornada/web/overlays/sso-renewal-dialog.tsx'))).SsoRenewalDialog,
}));

/** The elements around and above every screen. */
export function Root() {
  const { debug } = useSearch({ from: '__root__' });
  const { profile, simulatedUser } = useSession();
  const { sessionOver, ssoRenewal, newVersion, incoming, replacing } = useServices();
  const question = useObservable(replacing);
  const renewal = useObservable(ssoRenewal);
  const worker = useObservable(newVersion);
  const [message] = useObservable(incoming);
  const over = useObservable(sessionOver);
  const router = useRouter();
  const toLogin = ({ comesBack }: { comesBack: boolean }): void => {
    const { href, pathname } = router.state.location;
    const volver = comesBack && pathname !== '/login' ? href : undefined;
    void router.navigate({ to: '/login', search: { volver }, replace: true });
  };
  const { asks, leave } = useFollowSession({ over, toLogin });
  useShowScheme();
  useFollowLanguage();
  useRequiredVersion();
  useFreshStart();
  return (
    <>
      <Suspense fallback={null}>{simulatedUser?.Perfil && <ActingBanner />}</Suspense>
      {profile ? (
        <EnvironmentBanner environment={profile.Environment} />
      ) : (
        <Suspense fallback={null}>
          <DoorBanner />
        </Suspense>
      )}
      <Suspense fallback={null}>{worker && <UpdateNote worker={worker} onLater={() => newVersion.set(null)} />}</Suspense>
      <Suspense fallback={null}>{debug === 1 && <GpsLine />}</Suspense>
      <Outlet />
      <ToastHost />
      <SpokenRegion />
      <LoaderOverlay />
      <Suspense fallback={null}>{message && <IncomingNotice key={message.key} message={message} />}</Suspense>
      <Suspense fallback={null}>{question && <ReplacingQuestion question={question} />}</Suspense>
      <Suspense fallback={null}>{renewal && <SsoRenewalDialog renewal={renewal} />}</Suspense>
      <Suspense fallback={null}>{asks && <ExpiredModal onLeave={leave} />}</Suspense>
    </>
  );
}
