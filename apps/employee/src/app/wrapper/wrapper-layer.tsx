import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { hasLinkParameters, LINK_PARAMETERS } from '@jornada/client/link-parameters.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Dialog } from '@jornada/ui/dialog.tsx';
import { centralOrigin } from '@jornada/web/native/wrapper-door.ts';
import { nativePlatform } from '../../native/shell.ts';
import { closeTopLayer, pressBack } from '../../native/wrapper/back-button.ts';
import { onFailure } from '../../native/wrapper/failures.ts';
import { exitApp, links, onBackButton } from '../../native/wrapper/wrapper.ts';
import { useServices } from '../../shared/services.tsx';
import { enterByLink } from '../links/enter-by-link.ts';
import '@jornada/ui/theme/mantine-shell.css';

/** What the mobile wrapper adds to every screen: Android's back button, links that open the app, and failures of the device. */
export function WrapperLayer() {
  const { t } = useTranslation();
  const services = useServices();
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const onBack = useEffectEvent(() => {
    if (asks) return setAsks(false);
    pressBack({
      closeLayer: () => closeTopLayer(document),
      path: () => router.state.location.pathname,
      canGoBack: () => router.history.canGoBack(),
      goBack: () => router.history.back(),
      goHome: () => void router.navigate({ to: '/', replace: true }),
      askToLeave: () => setAsks(true),
    });
  });
  const follow = useEffectEvent(async (path: string) => {
    const url = new URL(path, centralOrigin());
    if (!hasLinkParameters(url.searchParams)) return router.navigate({ href: path });
    await enterByLink(services, url.href);
    for (const name of LINK_PARAMETERS) url.searchParams.delete(name);
    // The page itself leads a person who is not signed in to the log-in, and from there back to it.
    await router.navigate({ href: url.pathname + url.search + url.hash });
  });
  const onProblem = useEffectEvent((failure: unknown) => {
    services.logs.error(failure);
    services.notices.show(t('errores.general.desconocido'));
  });
  useEffect(() => (nativePlatform() === 'android' ? onBackButton(onBack) : undefined), []);
  useEffect(() => links.onLink((path) => void follow(path).catch(onProblem)), []);
  useEffect(() => onFailure({ tell: onProblem, note: services.logs.error }), [services]);
  return asks && <ExitQuestion onStay={() => setAsks(false)} onExit={exitApp} />;
}

/** Android's back button on a first page leaves the app only after a yes. */
function ExitQuestion({ onStay, onExit }: { onStay: () => void; onExit: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shell.cerrar-app.titulo')}>
      <Buttons mt="xl">
        <Button variant="default" size="lg" onClick={onStay} data-autofocus>
          {t('shell.cerrar-app.no')}
        </Button>
        <Button size="lg" onClick={onExit}>
          {t('shell.cerrar-app.si')}
        </Button>
      </Buttons>
    </Dialog>
  );
}
