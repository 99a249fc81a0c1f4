import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '@tanstack/react-router';
import { TOAST_MS } from '@jornada/web/notices.ts';
import { hasUnsaved } from '@jornada/web/unsaved.ts';
import type { WaitingNotice } from '../../shared/incoming.ts';
import { pages } from '@jornada/web/native/pages.ts';
import { INTRANET_PATH } from '../../shared/settings.ts';
import { useServices } from '../../shared/services.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { wordsOf } from './notice-words.ts';

/** After a tap the app needs this long to come to the front. */
const HANDLED_AFTER_MS = 500;

/** Handles a notification by its type: shows a message, asks whether to open an announcement, or opens a chat that was tapped. */
export function IncomingNotice({ message }: { message: WaitingNotice }) {
  const { t } = useTranslation();
  const { notices, incoming, queryClient } = useServices();
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const [isTold, setTold] = useState(false);
  const { notification, isTapped, key } = message;
  const { tipo, id, ruta } = notification;
  const done = () => incoming.done(key);

  /** Checked first: if the thing cannot be opened, the person stays where they are. */
  const openThing = async (to: string, failure: string) => {
    const matches = await router.preloadRoute({ to: '.', href: to }).catch(() => undefined);
    // A person who may not go there would be led elsewhere.
    const isThere = matches?.at(-1)?.pathname === to && matches.every(({ status }) => status === 'success');
    if (isThere) await router.navigate({ href: to });
    else notices.show(t(failure));
  };
  const open = async () => {
    setAsks(false);
    // What those who answer for people are told is done in the intranet, which is another app.
    if (tipo === 0 && ruta.startsWith(`${INTRANET_PATH}/`)) pages.open(ruta);
    else if (tipo === 0) await router.navigate({ href: ruta });
    else if (tipo === 1) await openThing(`/wiki-view/${id}`, 'errores.comunicado.no-se-pudo-abrir');
    else await openThing(`/chat-view/${id}`, 'errores.chat.no-se-pudo-abrir');
    done();
  };
  const handle = useEffectEvent(() => {
    // The notification says that something has changed.
    void queryClient.invalidateQueries();
    // Without a tap, the person is doing something else: a message is only shown, and a chat waits for its tap.
    if (tipo === 0 && !isTapped) {
      notices.show(wordsOf(notification, t).texto);
      setTold(true);
    } else if (tipo === 2 && !isTapped) done();
    // Unsaved text is not left without a question.
    else if (tipo === 2 && !hasUnsaved()) void open();
    else setAsks(true);
  });
  useEffect(() => {
    const timer = setTimeout(handle, HANDLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const leave = useEffectEvent(done);
  // The next notification waits until the person could read this one.
  useEffect(() => {
    if (!isTold) return;
    const timer = setTimeout(leave, TOAST_MS);
    return () => clearTimeout(timer);
  }, [isTold]);

  if (!asks) return null;
  const isThere = tipo === 0 && router.state.location.href === ruta;
  return <NoticeDialog notification={notification} onOpen={isThere ? null : () => void open()} onClose={done} />;
}
