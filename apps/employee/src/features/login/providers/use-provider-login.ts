import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, newUuid } from '@jornada/client';
import { acceso, type Proveedor } from '@jornada/contract/acceso.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { openPopup, type Popup } from '../../../native/popup.ts';
import { useServices } from '../../../platform/services.tsx';

/** How often the server is asked how an attempt stands, and the window whether it is still there. */
const POLL_MS = 1000;
const CLOSED_MS = 500;

/** With whom to sign in, and the token that says whose provider it is. */
export type Way = { metodo: Proveedor; nombre: string; token: string };
export type Entered = SalidaDe<typeof acceso.comprobarSso>;

type Attempt = { way: Way; idLogin: string; username: string; url: string };
type State =
  | { phase: 'idle' | 'opening'; message: string | null }
  | { phase: 'waiting' | 'blocked'; attempt: Attempt; message: string | null };

/**
 * Signs in at a provider, in a window of its own: opens it, asks every second how it stands, and notices when it is closed. What goes wrong
 * is a message, and another press begins anew.
 */
export function useProviderLogin({ recordar, onEntered }: { recordar: boolean; onEntered: (entered: Entered) => void }) {
  const { client } = useServices();
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ phase: 'idle', message: null });
  const popup = useRef<Popup | null>(null);
  const isAsking = useRef(false);
  const attempt = 'attempt' in state ? state.attempt : null;

  const stop = (message: string | null) => {
    popup.current?.close();
    popup.current = null;
    setState({ phase: 'idle', message });
  };
  const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : t('errores.general.desconocido'));

  const start = async (way: Way) => {
    popup.current?.close();
    // Before anything is waited for: a browser lets a window open at a press only.
    const opened = openPopup();
    popup.current = opened;
    setState({ phase: 'opening', message: null });
    const idLogin = newUuid();
    const by = { IdLogin: idLogin, Token: way.token, Recordar: recordar };
    try {
      const { Url: url, Username: username } = await client.call(way.metodo === '365' ? acceso.crear365 : acceso.crearSso, by);
      // Somebody may have given up meanwhile.
      if (popup.current !== opened) return;
      opened?.go(url);
      setState({ phase: opened ? 'waiting' : 'blocked', attempt: { way, idLogin, username, url }, message: null });
    } catch (error) {
      if (popup.current === opened) stop(wordsOf(error));
    }
  };

  const ask = useEffectEvent(async ({ way, idLogin, username }: Attempt) => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const call = way.metodo === '365' ? acceso.comprobar365 : acceso.comprobarSso;
      const answer = await client.call(call, { IdLogin: idLogin, Username: username });
      if (attempt?.idLogin !== idLogin || answer.Estado !== 'dentro') return;
      stop(null);
      onEntered(answer);
    } catch (error) {
      // Without a network it may still come to its end.
      const isOver = !(error instanceof ApiError) || !error.isNetwork;
      if (isOver && attempt?.idLogin === idLogin) stop(wordsOf(error));
    } finally {
      isAsking.current = false;
    }
  });
  const look = useEffectEvent(() => {
    if (state.phase !== 'waiting' || state.message !== null || !popup.current?.isClosed()) return;
    // It is asked on all the same: some providers part the window from the app, and then it only seems to be closed.
    setState({ ...state, message: t('errores.sso.ventana-cerrada') });
  });

  useEffect(() => {
    if (!attempt) return undefined;
    const poll = setInterval(() => void ask(attempt), POLL_MS);
    const watch = setInterval(() => look(), CLOSED_MS);
    return () => {
      clearInterval(poll);
      clearInterval(watch);
    };
  }, [attempt]);
  useEffect(() => () => popup.current?.close(), []);

  return { state, start: (way: Way) => void start(way), cancel: () => stop(null) };
}
