import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, useRouter, useSearch } from '@tanstack/react-router';
import { extra } from '@jornada/web/extra.tsx';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { EnvironmentBanner } from '@jornada/web/overlays/environment-banner.tsx';
import { LoaderOverlay } from '@jornada/web/overlays/loader-overlay.tsx';
import { SpokenRegion } from '@jornada/web/overlays/spoken-region.tsx';
import { ToastHost } from '@jornada/web/overlays/toast-host.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { hasUnsaved } from '@jornada/web/unsaved.ts';
import { useFollowLanguage } from '@jornada/web/use-follow-language.ts';
import { useFollowSession } from '@jornada/web/use-follow-session.ts';
import { useShowScheme } from '@jornada/web/use-show-scheme.ts';
import { nativePlatform } from '../native/shell.ts';
import { isKiosk } from '../shared/quiosco/desk.ts';
import { useServices } from '../shared/services.tsx';

const ActingBanner = lazy(async () => ({ default: (await loadChunk(() => import('./overlays/acting-banner.tsx'))).ActingBanner }));
const DoorBanner = extra(async () => (await import('./overlays/door-banner.tsx')).DoorBanner);
const GpsLine = extra(async () => (await import('./overlays/gps-line.tsx')).GpsLine);
const UpdateNote = extra(async () => (await import('./overlays/update-note.tsx')).UpdateNote);
const IncomingNotice = lazy(async () => ({
  default: (await loadChunk(() => import('./overlays/incoming-notice.tsx'))).IncomingNotice,
}));
const ChatOver = lazy(async () => ({ default: (await loadChunk(() => import('./overlays/chat-over.tsx'))).ChatOver }));
const ExpiredModal = lazy(async () => ({
  default: (await loadChunk(() => import('@jornada/web/overlays/expired-modal.tsx'))).ExpiredModal,
}));

const WrapperLayer = __WRAPPER__ ? lazy(async () => ({ default: (await import('./wrapper/wrapper-layer.tsx')).WrapperLayer })) : null;
const KioskWatch = lazy(async () => ({ default: (await loadChunk(() => import('../shared/quiosco/kiosk-watch.tsx'))).KioskWatch }));
const ReplacingQuestion = lazy(async () => ({
  default: (await loadChunk(() => import('./overlays/replacing-question.tsx'))).ReplacingQuestion,
}));
const SsoRenewalDialog = lazy(async () => ({
  default: (await loadChunk(() => import('@jornada/web/overlays/sso-renewal-dialog.tsx'))).SsoRenewalDialog,
}));

/** The elements around and above every screen. */
export function Root() {
  const { debug, chat } = useSearch({ from: '__root__' });
  const { profile, simulatedUser } = useSession();
  const { session, kiosk, sessionOver, ssoRenewal, newVersion, incoming, replacing } = useServices();
  const isAtKiosk = isKiosk(useObservable(session));
  const question = useObservable(replacing);
  const renewal = useObservable(ssoRenewal);
  const worker = useObservable(newVersion);
  const [message] = useObservable(incoming);
  const over = useObservable(sessionOver);
  const router = useRouter();
  const toLogin = ({ comesBack }: { comesBack: boolean }): void => {
    const { href, pathname } = router.state.location;
    // A tablet at the door stays one: it is paired again there.
    if (kiosk.read()) return void router.navigate({ to: '/quiosco', replace: true });
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
      <Suspense fallback={null}>
        {simulatedUser?.Perfil && !isAtKiosk && <ActingBanner />}
        {isAtKiosk && <KioskWatch />}
      </Suspense>
      {profile ? <EnvironmentBanner environment={profile.Environment} /> : <DoorBanner />}
      {worker && <UpdateNote worker={worker} onLater={() => newVersion.set(null)} />}
      {debug === 1 && <GpsLine />}
      <Outlet />
      <Suspense fallback={null}>
        {chat !== undefined && profile?.ModuloChat && !simulatedUser && <ChatOver key={chat} salaId={chat} />}
      </Suspense>
      <ToastHost />
      <SpokenRegion />
      <LoaderOverlay />
      <Suspense fallback={null}>{message && (!__WRAPPER__ || profile) && <IncomingNotice key={message.key} message={message} />}</Suspense>
      <Suspense fallback={null}>{question && <ReplacingQuestion question={question} />}</Suspense>
      <Suspense fallback={null}>{renewal && <SsoRenewalDialog renewal={renewal} />}</Suspense>
      <Suspense fallback={null}>{asks && <ExpiredModal onLeave={leave} />}</Suspense>
      {WrapperLayer && (
        <Suspense fallback={null}>
          <WrapperLayer />
        </Suspense>
      )}
    </>
  );
}

/**
 * When somebody begins or stops acting for another person, in this tab or another, all data are read again, so that nobody sees
 * one person's data as the other's.
 */
function useFreshStart(): void {
  const { queryClient } = useServices();
  const { simulatedUser, token } = useSession();
  const router = useRouter();
  const shown = simulatedUser?.DNI ?? null;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (token === null) return;
    // Reads on the screen stay connected to their queries, so these are reset and repeated, not only removed.
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
    void router.navigate({ to: '/', replace: true });
  }, [queryClient, router, shown, token]);
}

/** How often to check whether unsaved text was sent or left, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** Goes to the update page if this version may no longer be used, but never while there is unsaved text. */
function useRequiredVersion(): void {
  const router = useRouter();
  const isRequired = useObservable(useServices().required);
  const lead = useEffectEvent(() => {
    const to = nativePlatform() === null ? '/update' : '/storeupdate';
    if (!hasUnsaved() && router.state.location.pathname !== to) void router.navigate({ to, replace: true });
  });
  useEffect(() => {
    if (!isRequired) return;
    lead();
    const timer = setInterval(lead, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRequired]);
}
