import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Dialog } from '@jornada/ui/dialog.tsx';
import { hasUnsaved } from '@jornada/web/unsaved.ts';
import type { NotifiedMessage } from '../../native/worker-message.ts';
import { useServices } from '../../platform/services.tsx';
import classes from './overlays.module.css';

/** The app comes to the front before it says anything. */
export const HANDLED_AFTER_MS = 500;

/** What the app does with a notification, one of these for each: shows a message, asks whether to open an announcement, opens a chat that was tapped. */
export function IncomingNotice({ message }: { message: NotifiedMessage }) {
  const { t } = useTranslation();
  const { notices, incoming, queryClient } = useServices();
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const { notification, isTapped } = message;
  const done = () => incoming.set(null);

  const openAnnouncement = async () => {
    setAsks(false);
    const to = `/wiki-view/${notification.id}`;
    // First looked at: what cannot be opened leaves the person where they are.
    const matches = await router.preloadRoute({ to } as never).catch(() => undefined);
    if (matches?.every(({ status }) => status === 'success')) await router.navigate({ to } as never);
    else notices.show(t('errores.comunicado.no-se-pudo-abrir'));
    done();
  };
  const handle = useEffectEvent(() => {
    // Whatever it is about has changed.
    void queryClient.invalidateQueries();
    if (notification.tipo === 1) return setAsks(true);
    const to = notification.tipo === 2 ? `/chat-view/${notification.id}` : notification.ruta;
    const isMessage = notification.tipo === 0;
    // What is typed is not left for a notification: its sentence is shown, and the person goes there when they like.
    if (isTapped && !hasUnsaved()) void router.navigate({ href: to, replace: false } as never);
    else if (isMessage && notification.texto) notices.show(notification.texto);
    done();
  });
  useEffect(() => {
    const timer = setTimeout(handle, HANDLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!asks) return null;
  return (
    <Dialog title={t('notificaciones.comunicado.titulo')}>
      <p className={classes.question}>{notification.texto || t('notificaciones.comunicado.texto')}</p>
      <div className={classes.answers}>
        <Button variant="default" size="lg" onClick={done}>
          {t('notificaciones.comunicado.luego')}
        </Button>
        <Button size="lg" onClick={() => void openAnnouncement()} data-autofocus>
          {t('notificaciones.comunicado.ver')}
        </Button>
      </div>
    </Dialog>
  );
}
