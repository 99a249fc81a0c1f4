import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '@tanstack/react-router';
import { TOAST_MS } from '@jornada/web/notices.ts';
import { hasUnsaved } from '@jornada/web/unsaved.ts';
import type { WaitingNotice } from '../../shared/incoming.ts';
import { useServices } from '../../shared/services.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { wordsOf } from './notice-words.ts';

/** The app comes to the front before it says anything. */
const HANDLED_AFTER_MS = 500;

/** What the app does with a notification, one of these for each: shows a message, asks whether to open an announcement, opens a chat that was tapped. */
export function IncomingNotice({ message }: { message: WaitingNotice }) {
  const { t } = useTranslation();
  const { notices, incoming, queryClient } = useServices();
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const [isTold, setTold] = useState(false);
  const { notification, isTapped, key } = message;
  const { tipo, id, ruta } = notification;
  const done = () => incoming.done(key);

  /** First looked at: what cannot be opened leaves the person where they are. */
  const openThing = async (to: string, failure: string) => {
    const matches = await router.preloadRoute({ to: '.', href: to }).catch(() => undefined);
    if (matches?.every(({ status }) => status === 'success')) await router.navigate({ href: to });
    else notices.show(t(failure));
  };
  const open = async () => {
    setAsks(false);
    if (tipo === 0) await router.navigate({ href: ruta });
    else if (tipo === 1) await openThing(`/wiki-view/${id}`, 'errores.comunicado.no-se-pudo-abrir');
    else await openThing(`/chat-view/${id}`, 'errores.chat.no-se-pudo-abrir');
    done();
  };
  const handle = useEffectEvent(() => {
    // Whatever it is about has changed.
    void queryClient.invalidateQueries();
    // Whoever tapped nothing is at something else: a message is told beside it, and a chat waits for its tap.
    if (tipo === 0 && !isTapped) {
      notices.show(wordsOf(notification, t).texto);
      setTold(true);
    } else if (tipo === 2 && !isTapped) done();
    // What is typed is not left without a question.
    else if (tipo === 2 && !hasUnsaved()) void open();
    else setAsks(true);
  });
  useEffect(() => {
    const timer = setTimeout(handle, HANDLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const leave = useEffectEvent(done);
  // The next one does not take the place of a sentence before that could be read.
  useEffect(() => {
    if (!isTold) return;
    const timer = setTimeout(leave, TOAST_MS);
    return () => clearTimeout(timer);
  }, [isTold]);

  if (!asks) return null;
  const isThere = tipo === 0 && router.state.location.href === ruta;
  return <NoticeDialog notification={notification} onOpen={isThere ? null : () => void open()} onClose={done} />;
}
