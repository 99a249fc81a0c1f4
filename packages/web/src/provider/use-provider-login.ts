import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, newUuid } from '@jornada/client';
import { acceso, type Proveedor } from '@jornada/contract/acceso.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { base64urlOf } from '../base64.ts';
import { openPopup, type Popup } from '../native/popup.ts';
import { wrapperDoor } from '../native/wrapper-door.ts';
import { useWebServices } from '../services.tsx';
import { watchAttempt } from './watch-attempt.ts';

/**
 * The provider, the token that says which company's provider it is, and the user name if one was typed. `llave`: in the wrapper, a passkey
 * in the browser of the system, which needs no token.
 */
export type WayIn = { metodo: Proveedor | 'llave'; nombre: string; token: string; userName?: string };
export type Entered = SalidaDe<typeof acceso.comprobarSso>;

type Options = {
  recordar: boolean;
  onEntered: (entered: Entered) => void;
  /** The provider accepted somebody who still needs a second step. The error says which. */
  onAsked?: (error: ApiError) => void;
};
/** `proof`: in the mobile wrapper, that the log-in ends in the app that began it. */
type Attempt = { way: WayIn; idLogin: string; username: string; url: string; proof: AttemptProof | null };
type State =
  | { phase: 'idle' | 'opening'; message: string | null }
  | { phase: 'waiting' | 'blocked'; attempt: Attempt; message: string | null };

/**
 * Signs in at a provider in a separate window. It opens the window, asks the server every second for the state, and notices when
 * the window is closed. An error becomes a message, and another click starts again.
 */
export function useProviderLogin({ recordar, onEntered, onAsked }: Options) {
  const { client } = useWebServices();
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ phase: 'idle', message: null });
  const popup = useRef<Popup | null>(null);
  const attempt = 'attempt' in state ? state.attempt : null;

  const stop = (message: string | null) => {
    popup.current?.close();
    popup.current = null;
    setState({ phase: 'idle', message });
  };
  const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : t('errores.general.desconocido'));

  const start = async (way: WayIn) => {
    popup.current?.close();
    // Opened before anything is awaited: a browser lets a window open only directly after a click.
    const opened = openPopup();
    popup.current = opened;
    setState({ phase: 'opening', message: null });
    const idLogin = newUuid();
    try {
      const proof = __WRAPPER__ ? await createProof() : null;
      const by = { IdLogin: idLogin, Token: way.token, Recordar: recordar, ...(proof ? { Reto: proof.challenge } : {}) };
      const begin = async () => {
        if (__WRAPPER__ && proof && way.metodo === 'llave')
          return { Url: `/login-app?${new URLSearchParams({ idlogin: idLogin, reto: proof.challenge }).toString()}`, Username: '' };
        return way.metodo === '365'
          ? client.call(acceso.crear365, { ...by, ...(way.userName ? { Username: way.userName } : {}) })
          : client.call(acceso.crearSso, by);
      };
      const { Url: url, Username: username } = await begin();
      // The person may have cancelled meanwhile.
      if (popup.current !== opened) return;
      opened?.go(url);
      setState({ phase: opened ? 'waiting' : 'blocked', attempt: { way, idLogin, username, url, proof }, message: null });
    } catch (error) {
      if (popup.current === opened) stop(wordsOf(error));
    }
  };

  const codes = useRef(new Map<string, string>());
  const ask = useEffectEvent(async ({ way, idLogin, username, proof }: Attempt) => {
    try {
      const codigo = codes.current.get(idLogin);
      const check = async () => {
        const call = way.metodo === '365' ? acceso.comprobar365 : acceso.comprobarSso;
        if (!__WRAPPER__ || !proof) return client.call(call, { IdLogin: idLogin, Username: username });
        const proven = { IdLogin: idLogin, Verificador: proof.verifier };
        if (way.metodo !== 'llave')
          return client.call(call, { ...proven, Username: username, ...(codigo === undefined ? {} : { Codigo: codigo }) });
        // The server knows nothing of a passkey before its code comes.
        return codigo === undefined ? null : client.call(acceso.comprobarLlave, { ...proven, Codigo: codigo, Recordar: recordar });
      };
      const answer = await check();
      if (attempt?.idLogin !== idLogin || answer?.Estado !== 'dentro') return;
      stop(null);
      onEntered(answer);
    } catch (error) {
      // Without a network, or with a busy server, the log-in may still succeed.
      const mayCome = error instanceof ApiError && (error.isNetwork || error.isBusy);
      if (mayCome || attempt?.idLogin !== idLogin) return;
      const isStep = error instanceof ApiError && (error.code === 'login.segundo-factor' || error.code === 'login.falta-segundo-factor');
      stop(isStep && onAsked ? null : wordsOf(error));
      if (isStep) onAsked?.(error);
    }
  });
  const onClosed = useEffectEvent(() => {
    // An app that came to the front again with the code has nothing to complain about.
    if (state.phase !== 'waiting' || state.message !== null || codes.current.has(state.attempt.idLogin)) return;
    // Asking continues: some providers separate the window from the app, and then it only seems to be closed.
    setState({ ...state, message: t('errores.sso.ventana-cerrada') });
  });

  useEffect(() => {
    if (!attempt) return undefined;
    return watchAttempt({
      ask: () => ask(attempt),
      isClosed: () => popup.current?.isClosed() ?? false,
      onClosed: () => onClosed(),
    });
  }, [attempt]);
  useEffect(() => () => popup.current?.close(), []);
  useEffect(
    // Of another attempt, somebody may have sent it.
    () => (__WRAPPER__ ? wrapperDoor().onProviderCode((idLogin, codigo) => void codes.current.set(idLogin, codigo)) : undefined),
    [],
  );

  return { state, start: (way: WayIn) => void start(way), cancel: () => stop(null) };
}

/** RFC 7636: the one who knows the verifier began what was begun with its challenge. */
type AttemptProof = { verifier: string; challenge: string };

/** A new one. @throws TypeError where the page is not secure. */
async function createProof(): Promise<AttemptProof> {
  const verifier = base64urlOf(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64urlOf(new Uint8Array(digest)) };
}
