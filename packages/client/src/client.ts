import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { ReturnToProvider } from '@jornada/contract/auth.ts';
import { ACCIONES, CABECERAS } from '@jornada/contract/envelope.ts';
import { ApiError } from './api-error.ts';
import type { DeviceClock } from './device-clock.ts';
import { isForeign, readAnswer } from './envelope.ts';
import { createEventReader } from './event-stream.ts';
import { allowedInstance } from './instances.ts';
import type { Locks } from './lock.ts';
import { createRefresh, REFRESH_SIMULATED } from './refresh.ts';
import { buildRequest, writes, type Route } from './request.ts';
import { createSessionEnd } from './session-end.ts';
import { isSamePerson, type Session, type SessionStore } from './session.ts';
import type { SecretStore } from './secrets.ts';
import { createTransport, type SendFile, type Transport, type WholeAnswer, type TextStream } from './transport.ts';
import { newUuid } from './uuid.ts';

export const REQUEST_TIMEOUT_MS = 120_000;
/** The server sends something on a stream every 25 s. After this silence, a proxy has dropped the connection. */
const QUIET_MS = 60_000;
/** How often one call may be repeated after a 401. */
const MAX_RETRIES = 3;

export type ClientOptions = {
  session: SessionStore;
  /**
   * Address of the app, such as `https://app.example`. It is the central host, and relative instances are resolved against it.
   */
  origin: string;
  /** The only instances that may receive a token. `/instancia` is the instance of this origin. */
  allowedInstances: readonly string[];
  /** Language of the messages. */
  language: () => string;
  /** Text of a catalogue key in that language. */
  translate: (key: string) => string;
  /** Name and version of this client: `web/3.3.8`. */
  name: string;
  /** For an app without cookies, such as the mobile wrapper: keeps on the device what the server gives it to renew its session. */
  secretStore?: SecretStore;
  /** Called once for each session that the server ended; the error's message says why. The app has to clear the session. */
  onSessionOver: (error: ApiError) => void;
  /** Called when somebody has to say again who they are at a kiosk: the session of the device goes on without them. */
  onPersonOver?: () => void;
  /** What the PIN of the documents has given, for a call that takes it; null: nothing. */
  pinToken?: (route: Route) => string | null;
  /** Called when the server wants the PIN of the documents. */
  onPinMissing?: () => void;
  /** Called after each instance call that changed something. */
  onWritten?: () => void;
  /** Ignores the simulated user of the session: every call is made in one's own name. */
  asOneself?: boolean;
  /**
   * Signs in again at the provider, for a session that cannot be renewed in another way. Returns the new token. If it throws, the
   * session ends.
   */
  ssoRefresh?: (volver: ReturnToProvider) => Promise<string>;
  fetch?: typeof globalThis.fetch;
  /** Sends files, and tells how far it is. */
  sendFile?: SendFile;
  locks?: Locks;
  clock?: DeviceClock;
  timeoutMs?: number;
};

export type CallOptions = {
  signal?: AbortSignal;
  /** The instance for a call that needs no session, instead of the session's instance. It must be allowed. */
  instanceUrl?: string;
  /** The file of a call with `multiparte`, and how much of it has gone, 0 to 1. */
  file?: File;
  onProgress?: (share: number) => void;
  /** UUID of this action. Give one if the call may be repeated; otherwise each call makes its own. */
  idempotencyKey?: string;
};

type Sending = {
  key?: string | null;
  signal?: AbortSignal | undefined;
  stream?: TextStream | undefined;
  file?: File | undefined;
  onProgress?: ((share: number) => void) | undefined;
};

export type Client = {
  /** Makes a call of the contract and returns its content. @throws ApiError for every failure, except the caller's own abort. */
  call<C extends Call>(call: C, input: EntradaDe<C>, options?: CallOptions): Promise<SalidaDe<C>>;
  /**
   * Follows a call that answers with a stream of events, until the server ends the stream. @throws ApiError for every failure,
   * silence included, except the caller's own abort.
   */
  follow<C extends Call>(call: C, input: EntradaDe<C>, options: FollowOptions<C>): Promise<void>;
  /** @throws ApiError where no token may be sent to that instance: this app lies at another address than the server takes for its own. */
  checkInstance(address: string): void;
};

export type FollowOptions<C extends Call> = {
  signal: AbortSignal;
  /** The stream is open: events from now on arrive. */
  onOpen(): void;
  onEvent(event: SalidaDe<C>): void;
};

/** Whether a call needs no session. */
const isOpen = (route: Route): boolean => route.host === 'central' || route.acceso === 'none';

/** The typed way to the server. It handles tokens, the envelope, the time-out, renewal and repetition. */
export function createClient(options: ClientOptions): Client {
  const {
    session,
    origin,
    allowedInstances,
    translate,
    onSessionOver,
    onPersonOver,
    ssoRefresh,
    locks,
    clock,
    secretStore: store,
  } = options;
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const transport = createTransport({
    fetch,
    timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    translate,
    clock,
    sendFile: options.sendFile,
  });
  const refresh = createRefresh({ session, locks, ssoRefresh, ask: askForToken });
  const end = createSessionEnd({ session, translate, tell: onSessionOver });

  const dispatch = async (route: Route, request: Parameters<Transport>[0]): Promise<WholeAnswer> =>
    // Browsers keep cookies, and never load this.
    store ? (await import('./secrets.ts')).sendWithSecrets({ transport, store, isOpen: isOpen(route) }, request) : transport(request);

  async function send(
    route: Route,
    input: unknown,
    { as, at, key = null, signal, stream, file, onProgress }: Sending & { as: Session; at?: string },
  ): Promise<WholeAnswer> {
    const parts = { input, language: options.language(), client: options.name, idempotencyKey: key, file };
    if (route.host === 'central')
      return dispatch(route, { ...buildRequest(route, { ...parts, base: origin, token: null, simulatedToken: null }), signal });

    // Before anybody has signed in, a call that needs no session goes to the instance of this app.
    const address = at ?? as.instanceUrl ?? (route.sinSesion ? allowedInstances[0] : null);
    const base = allowedInstance(address, { allowed: allowedInstances, base: origin });
    if (base === null) throw end.over('sesion.caducada');
    return dispatch(route, {
      ...buildRequest(route, {
        ...parts,
        base,
        // The token belongs to the session's instance. No other instance may receive it.
        token: at === undefined ? as.token : null,
        simulatedToken: options.asOneself || at !== undefined ? null : (as.simulatedUser?.Token ?? null),
        pinToken: at === undefined ? (options.pinToken?.(route) ?? null) : null,
      }),
      signal,
      stream,
      onProgress,
    });
  }

  /** Runs a renewal. If the server refuses it, the session ends, unless what was to be renewed is not `wanted` any more. */
  async function renew(work: () => Promise<void>, isWanted = (): boolean => true): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Without a connection, or with a server in trouble, the session may still be valid.
      const isRefusal = !(error instanceof ApiError) || (!error.isForeign && (error.status === 401 || error.status === 403));
      if (!isRefusal || end.isFinal(error)) throw error;
      if (!isWanted()) throw end.error('sesion.caducada');
      throw end.over('sesion.acceso-denegado', error);
    }
  }

  async function askForToken(route: Route): Promise<string> {
    const answer = route === REFRESH_SIMULATED ? await sendRenewing(route, {}, {}) : await send(route, {}, { as: session.get() });
    const token = (readAnswer(answer, translate) as { Token?: unknown } | null)?.Token;
    if (typeof token === 'string' && token !== '') return token;
    throw new ApiError({ code: 'general.desconocido', message: translate('errores.general.desconocido'), status: answer.status });
  }

  /** Sends as the person of the session. If the server asks for it, renews the token and repeats, at most three times. */
  async function sendRenewing(route: Route, input: unknown, { key, signal, stream, file, onProgress }: Sending): Promise<WholeAnswer> {
    const first = session.get();
    if (first.token === null || end.isDead(first.token)) throw end.error('sesion.caducada');
    for (let retries = 0; ; retries++) {
      const now = session.get();
      // What one person began must not be repeated as another person.
      if (!isSamePerson(first, now)) throw end.error('sesion.caducada');
      // The old simulated token would be refused, even by the call that renews it.
      const as = route === REFRESH_SIMULATED ? { ...now, simulatedUser: null } : now;
      const answer = await send(route, input, { as, key, signal, stream, file, onProgress });
      // Of something before our server it says nothing of the session.
      if (answer.status !== 401 || isForeign(answer)) return answer;

      const { token, simulatedUser } = now;
      const action = answer.headers.get(CABECERAS.requestAction);
      if (retries === MAX_RETRIES || token === null) throw end.over('sesion.caducada');
      // This tab or another one got a new token during this call: try with that one.
      const current = session.reload();
      if (current.token !== token) continue;
      // Or it acts for nobody any more, or with a new token for the same person: the top of the loop tells these apart.
      if (simulatedUser && current.simulatedUser?.Token !== simulatedUser.Token) continue;
      if (action === ACCIONES.refreshToken) await renew(() => refresh.token(token));
      // This call is the renewal itself: any other 401 means that the renewal is refused.
      else if (route === REFRESH_SIMULATED) return answer;
      else if (action === ACCIONES.refreshTokenUsuarioSimulado && simulatedUser && current.profile?.EsQuiosco) {
        // Only a PIN, a badge or a phone prolongs it. Of many calls at a time the first one ends it.
        session.update({ simulatedUser: null });
        onPersonOver?.();
        throw end.error('sesion.caducada');
      } else if (action === ACCIONES.refreshTokenUsuarioSimulado && simulatedUser) {
        const isActing = (): boolean => session.get().simulatedUser?.Token === simulatedUser.Token;
        await renew(() => refresh.simulated(simulatedUser.Token), isActing);
      } else throw end.over('sesion.caducada');
    }
  }

  function readContent(answer: WholeAnswer): unknown {
    try {
      return readAnswer(answer, translate);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'documentacion.falta-pin') options.onPinMissing?.();
      throw error;
    }
  }

  return {
    async call(call, input, { signal, idempotencyKey, instanceUrl, file, onProgress } = {}) {
      const route: Route = call;
      const isWriting = writes(route) && route.host === 'instance';
      const key = isWriting ? (idempotencyKey ?? newUuid()) : null;
      const answer = isOpen(route)
        ? await send(route, input, { as: session.get(), key, signal, ...(instanceUrl ? { at: instanceUrl } : {}) })
        : await sendRenewing(route, input, { key, signal, file, onProgress });
      const content = readContent(answer) as SalidaDe<typeof call>;
      if (isWriting) options.onWritten?.();
      return content;
    },

    async follow(call, input, { signal, onOpen, onEvent }) {
      const onText = createEventReader((data) => onEvent(data as SalidaDe<typeof call>));
      readAnswer(await sendRenewing(call, input, { signal, stream: { onOpen, onText, quietMs: QUIET_MS } }), translate);
    },

    checkInstance(address) {
      if (allowedInstance(address, { allowed: allowedInstances, base: origin }) !== null) return;
      const code = 'general.origen-no-permitido';
      throw new ApiError({ code, message: translate(`errores.${code}`), status: 403 });
    },
  };
}
