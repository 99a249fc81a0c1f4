import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { ReturnToProvider } from '@jornada/contract/auth.ts';
import { ACCIONES, CABECERAS } from '@jornada/contract/envelope.ts';
import { ApiError } from './api-error.ts';
import type { DeviceClock } from './device-clock.ts';
import { readAnswer } from './envelope.ts';
import { createEventReader } from './event-stream.ts';
import { allowedInstance } from './instances.ts';
import type { Locks } from './lock.ts';
import { createRefresh, REFRESH_SIMULATED } from './refresh.ts';
import { buildRequest, writes, type Route } from './request.ts';
import { createSessionEnd } from './session-end.ts';
import { isSamePerson, type Session, type SessionStore } from './session.ts';
import { createTransport, type WholeAnswer, type TextStream } from './transport.ts';
import { newUuid } from './uuid.ts';

export const REQUEST_TIMEOUT_MS = 120_000;
/** A stream says something every 25 s; after this long somebody in between has forgotten it. */
const QUIET_MS = 60_000;
/** How often one call may be repeated after a 401. */
const MAX_RETRIES = 3;

export type ClientOptions = {
  session: SessionStore;
  /** Address of the app, such as `https://app.example`: the central host, and what relative instances start from. */
  origin: string;
  /** The only instances that may be sent a token; `/instancia` is the one of this origin. */
  allowedInstances: readonly string[];
  /** Language of the messages. */
  language: () => string;
  /** Text of a catalogue key in that language. */
  translate: (key: string) => string;
  /** Name and version of this client: `web/3.3.8`. */
  name: string;
  /** Called once for each session that ended by itself; the error's message says why. The session is left for the app to clear. */
  onSessionOver: (error: ApiError) => void;
  /** Called after each instance call that changed something. */
  onWritten?: () => void;
  /** Leaves out the person that the session acts for: everything is done in one's own name. */
  asOneself?: boolean;
  /** Signs in again at the provider of a session that nothing else renews; answers the new token. Whatever it throws ends the session. */
  ssoRefresh?: (volver: ReturnToProvider) => Promise<string>;
  fetch?: typeof globalThis.fetch;
  locks?: Locks;
  clock?: DeviceClock;
  timeoutMs?: number;
};

export type CallOptions = {
  signal?: AbortSignal;
  /** Where a call that takes no session goes, in the place of the session's instance; it must be allowed. */
  instanceUrl?: string;
  /** UUID of this action. Give one where the caller may repeat it; otherwise each call makes its own. */
  idempotencyKey?: string;
};

export type Client = {
  /**
   * Makes a call of the contract and answers its content.
   * @throws ApiError for everything that fails, but the caller's own abort.
   */
  call<C extends Call>(call: C, input: EntradaDe<C>, options?: CallOptions): Promise<SalidaDe<C>>;
  /**
   * Follows a call that answers with a stream of events, until the server ends it.
   * @throws ApiError for everything that fails, silence included, but the caller's own abort.
   */
  follow<C extends Call>(call: C, input: EntradaDe<C>, options: FollowOptions<C>): Promise<void>;
  /** @throws ApiError where no token may be sent to that instance: this app lies at another address than the server takes for its own. */
  checkInstance(address: string): void;
};

export type FollowOptions<C extends Call> = {
  signal: AbortSignal;
  /** The server listens to us: what happens from now on is told. */
  onOpen(): void;
  onEvent(event: SalidaDe<C>): void;
};

/** The typed way to the server: tokens, envelope, time-out, renewal and repetition. */
export function createClient(options: ClientOptions): Client {
  const { session, origin, allowedInstances, translate, onSessionOver, ssoRefresh, locks, clock } = options;
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const transport = createTransport({ fetch, timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS, translate, clock });
  const refresh = createRefresh({ session, locks, ssoRefresh, ask: askForToken });
  const end = createSessionEnd({ session, translate, tell: onSessionOver });

  async function send(
    route: Route,
    input: unknown,
    { as, at, key = null, signal, stream }: { as: Session; at?: string; key?: string | null; signal?: AbortSignal; stream?: TextStream },
  ): Promise<WholeAnswer> {
    const parts = { input, language: options.language(), client: options.name, idempotencyKey: key };
    if (route.host === 'central')
      return transport({ ...buildRequest(route, { ...parts, base: origin, token: null, simulatedToken: null }), signal });

    // What takes no session is asked of the instance beside this app, until somebody has signed in to another.
    const address = at ?? as.instanceUrl ?? (route.sinSesion ? allowedInstances[0] : null);
    const base = allowedInstance(address, { allowed: allowedInstances, base: origin });
    if (base === null) throw end.over('sesion.caducada');
    return transport({
      ...buildRequest(route, {
        ...parts,
        base,
        // Another instance than the session's is told nothing of it.
        token: at === undefined ? as.token : null,
        simulatedToken: options.asOneself || at !== undefined ? null : (as.simulatedUser?.Token ?? null),
      }),
      signal,
      stream,
    });
  }

  /** Renews what the server asks for, and turns a refusal into the end of the session. */
  async function renew(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // No connection, or a server in trouble: the session may well be alive.
      const isRefusal = !(error instanceof ApiError) || error.status === 401 || error.status === 403;
      if (!isRefusal || end.isFinal(error)) throw error;
      throw end.over('sesion.acceso-denegado', error);
    }
  }

  async function askForToken(route: Route): Promise<string> {
    const answer = route === REFRESH_SIMULATED ? await sendRenewing(route, {}, {}) : await send(route, {}, { as: session.get() });
    const token = (readAnswer(answer, translate) as { Token?: unknown } | null)?.Token;
    if (typeof token === 'string' && token !== '') return token;
    throw new ApiError({ code: 'general.desconocido', message: translate('errores.general.desconocido'), status: answer.status });
  }

  /** Sends as the person of the session, renewing tokens as the server asks and repeating, at most three times. */
  async function sendRenewing(
    route: Route,
    input: unknown,
    { key, signal, stream }: { key?: string | null; signal?: AbortSignal; stream?: TextStream },
  ): Promise<WholeAnswer> {
    const first = session.get();
    if (first.token === null || end.isDead(first.token)) throw end.error('sesion.caducada');
    for (let retries = 0; ; retries++) {
      const now = session.get();
      // Never repeat as somebody else what one person began.
      if (!isSamePerson(first, now)) throw end.error('sesion.caducada');
      // The old simulated token would only be refused, also where it is to be renewed.
      const as = route === REFRESH_SIMULATED ? { ...now, simulatedUser: null } : now;
      const answer = await send(route, input, { as, key, signal, stream });
      if (answer.status !== 401) return answer;

      const { token, simulatedUser } = now;
      const action = answer.headers.get(CABECERAS.requestAction);
      if (retries === MAX_RETRIES || token === null) throw end.over('sesion.caducada');
      // Another came while this call was under way, from here or from another tab: that one may do.
      if (session.reload().token !== token) continue;
      if (action === ACCIONES.refreshToken) await renew(() => refresh.token(token));
      // This call is itself the renewal: any other 401 is its refusal.
      else if (route === REFRESH_SIMULATED) return answer;
      else if (action === ACCIONES.refreshTokenUsuarioSimulado && simulatedUser) await renew(() => refresh.simulated(simulatedUser.Token));
      else throw end.over('sesion.caducada');
    }
  }

  return {
    async call(call, input, { signal, idempotencyKey, instanceUrl } = {}) {
      const route: Route = call;
      const isWriting = writes(route) && route.host === 'instance';
      const key = isWriting ? (idempotencyKey ?? newUuid()) : null;
      const isOpen = route.host === 'central' || route.acceso === 'none';
      const answer = isOpen
        ? await send(route, input, { as: session.get(), key, signal, ...(instanceUrl ? { at: instanceUrl } : {}) })
        : await sendRenewing(route, input, { key, signal });
      const content = readAnswer(answer, translate) as SalidaDe<typeof call>;
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
