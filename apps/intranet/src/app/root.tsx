import { Suspense, lazy } from 'react';
import { Outlet, useRouter } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { EnvironmentBanner } from '@jornada/web/overlays/environment-banner.tsx';
import { LoaderOverlay } from '@jornada/web/overlays/loader-overlay.tsx';
import { SpokenRegion } from '@jornada/web/overlays/spoken-region.tsx';
import { ToastHost } from '@jornada/web/overlays/toast-host.tsx';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useFollowLanguage } from '@jornada/web/use-follow-language.ts';
import { useFollowSession } from '@jornada/web/use-follow-session.ts';
import { useShowScheme } from '@jornada/web/use-show-scheme.ts';
import { loginFrom } from '../shared/leave.ts';
import { LOGIN_PATH } from '../shared/settings.ts';

const ActingBanner = lazy(async () => ({
  default: (await loadChunk(() => import('@jornada/web/overlays/acting-banner.tsx'))).ActingBanner,
}));
const ExpiredModal = lazy(async () => ({
  default: (await loadChunk(() => import('@jornada/web/overlays/expired-modal.tsx'))).ExpiredModal,
}));

const SsoRenewalDialog = lazy(async () => ({
  default: (await loadChunk(() => import('@jornada/web/overlays/sso-renewal-dialog.tsx'))).SsoRenewalDialog,
}));

/** The elements around and above every screen. */
export function Root() {
  const { profile, simulatedUser } = useSession();
  const { sessionOver, ssoRenewal } = useWebServices();
  const over = useObservable(sessionOver);
  const renewal = useObservable(ssoRenewal);
  const router = useRouter();
  const toLogin = ({ comesBack }: { comesBack: boolean }): void => {
    // The log-in belongs to the employee app, so this page is left completely.
    location.replace(comesBack ? loginFrom(router.state.location.publicHref) : LOGIN_PATH);
  };
  const { asks, leave } = useFollowSession({ over, toLogin });
  useShowScheme();
  useFollowLanguage();
  return (
    <>
      <Suspense fallback={null}>{simulatedUser?.Perfil && <ActingBanner />}</Suspense>
      {profile && <EnvironmentBanner environment={profile.Environment} />}
      <Outlet />
      <ToastHost />
      <SpokenRegion />
      <LoaderOverlay />
      <Suspense fallback={null}>{renewal && <SsoRenewalDialog renewal={renewal} />}</Suspense>
      <Suspense fallback={null}>{asks && <ExpiredModal onLeave={leave} />}</Suspense>
    </>
  );
}
