import type * as z from 'zod/mini';
import { inputInQuery, type Call, type SalidaDe, type ValidadaDe } from '@jornada/contract/call.ts';
import { ACCIONES, CABECERAS, SIN_ERROR, type Sobre } from '@jornada/contract/envelope.ts';
import { ERRORES, type CodigoError } from '@jornada/contract/errores.ts';
import { httpDate } from './http-date.ts';

/** A feature's calls by name, as the contract exports them. */
export type ContractCalls = Record<string, Record<string, Call>>;

/** One request as a handler sees it. */
export type FakeRequest = {
  call: Call;
  input: unknown;
  headers: Headers;
  url: URL;
  token: string | null;
  simulatedToken: string | null;
  idempotencyKey: string | null;
  /** The file of a form. */
  file: File | null;
};

export type FakeHandler<C extends Call> = (input: ValidadaDe<C>, request: FakeRequest) => SalidaDe<C> | Promise<SalidaDe<C>>;

type FailureOptions = { message?: string; fields?: Record<string, string>; content?: unknown; headers?: Record<string, string> };

/** Turns of the event loop until an answer is there. As on a network, what was drawn before is seen first, however busy the machine is. */
const TURNS = 10;
// Tests replace timers by their own.
const nextTurn = globalThis.setImmediate;

async function afterTurns<T>(answer: T): Promise<T> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => void nextTurn(resolve));
  return answer;
}

/** Throw this in a handler to answer with an error of the contract. */
export class FakeFailure extends Error {
  readonly code: CodigoError;
  readonly options: FailureOptions;

  constructor(code: CodigoError, options: FailureOptions = {}) {
    super(code);
    this.code = code;
    this.options = options;
  }
}

export type FakeApi = {
  /** Give this to the client. */
  fetch: typeof globalThis.fetch;
  /** Sets or replaces the answer of a call. */
  handle<C extends Call>(call: C, handler: FakeHandler<C>): void;
  /** All requests for calls of the contract, in order. */
  requests: FakeRequest[];
  /**
   * Mistakes of the test or of the app: a call without a handler, an answer that breaks the contract. Tests should assert that it
   * is empty.
   */
  problems: string[];
  /** While true, every request fails as it does without a network. */
  offline: boolean;
};

export type FakeApiOptions = {
  origin?: string;
  /** Path of the instance at that origin. */
  instancePath?: string;
  /** Text of an error's code; `[code]` by default. */
  translate?: (code: CodigoError) => string;
  /** Fills the `Date` header. */
  now?: () => Temporal.Instant;
};

/** A fake server made from the contract. It checks inputs and outputs against the schemas, and answers in the envelope. */
export function createFakeApi(contract: ContractCalls, options: FakeApiOptions = {}): FakeApi {
  const { origin = 'https://jornada.test', instancePath = '/instancia', translate = (code: CodigoError) => `[${code}]`, now } = options;
  const calls = Object.values(contract).flatMap((feature) => Object.values(feature));
  const handlers = new Map<Call, FakeHandler<Call>>();

  const api: FakeApi = {
    requests: [],
    problems: [],
    offline: false,
    handle: (call, handler) => void handlers.set(call, handler),
    fetch: async (resource, init) => {
      init?.signal?.throwIfAborted();
      if (api.offline) throw new TypeError('Failed to fetch');
      const answered = answer(new URL(resource instanceof Request ? resource.url : resource, origin), init ?? {}).then(afterTurns);
      return init?.signal ? Promise.race([answered, rejectOnAbort(init.signal)]) : answered;
    },
  };

  async function answer(url: URL, { method = 'GET', headers: given, body }: RequestInit): Promise<Response> {
    const call = calls.find(
      ({ host, method: wanted, path }) => method === wanted && url.pathname === (host === 'instance' ? instancePath + path : path),
    );
    if (!call || url.origin !== origin) return problem(`${method} ${url.href} is no call of the contract`, 'general.ruta-no-existe');

    const { raw, file } = readInput(call, url, body);
    const headers = new Headers(given);
    const token = headers.get(CABECERAS.accessToken);
    const seen: FakeRequest = {
      call,
      input: raw,
      headers,
      url,
      token,
      simulatedToken: headers.get(CABECERAS.usuarioSimulado),
      idempotencyKey: headers.get(CABECERAS.idempotencyKey),
      file,
    };
    api.requests.push(seen);
    if (call.acceso !== 'none' && !token) return failure(new FakeFailure('sesion.caducada'));

    const input = call.entrada.safeParse(raw);
    if (!input.success) return failure(new FakeFailure('general.datos-no-validos', { fields: fieldsOf(input.error) }));
    const handler = handlers.get(call);
    if (!handler) return problem(`${call.method} ${call.path} has no handler`, 'general.desconocido');
    try {
      const content = await handler(input.data, seen);
      const output = call.salida.safeParse(content);
      if (!output.success)
        return problem(
          `${call.method} ${call.path} answered what the contract forbids: ${JSON.stringify(output.error.issues)}`,
          'general.desconocido',
        );
      return respond(200, { Error: SIN_ERROR, content: output.data });
    } catch (thrown) {
      if (thrown instanceof FakeFailure) return failure(thrown);
      return problem(`${call.method} ${call.path}: ${String(thrown)}`, 'general.desconocido');
    }
  }

  function problem(text: string, code: CodigoError): Response {
    api.problems.push(text);
    return failure(new FakeFailure(code, { message: text }));
  }

  function failure({ code, options: { message, fields = {}, content = null, headers = {} } }: FakeFailure): Response {
    const body = { Error: { HasError: true, Message: message ?? translate(code), Code: code, Fields: fields }, content };
    return respond(ERRORES[code], body, { ...actionOf(code), ...headers });
  }

  function respond(status: number, body: Sobre<unknown>, headers: Record<string, string> = {}): Response {
    const all = new Headers({ 'Content-Type': 'application/json', 'X-Request-Id': 'fake-1', ...headers });
    if (now) all.set('Date', httpDate(now()));
    return new Response(JSON.stringify(body), { status, headers: all });
  }

  return api;
}

/** The input of a request, and the file of a form. */
function readInput(call: Call, url: URL, body: RequestInit['body']): { raw: unknown; file: File | null } {
  if (inputInQuery(call)) return { raw: Object.fromEntries(url.searchParams), file: null };
  if (!(body instanceof FormData)) return { raw: JSON.parse(typeof body === 'string' ? body : ''), file: null };
  const entries = [...body.entries()];
  const file = entries.map(([, value]) => value).find((value) => typeof value !== 'string');
  return { raw: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')), file: file ?? null };
}

/** The header with which a 401 asks for a renewal. */
function actionOf(code: CodigoError): Record<string, string> {
  if (code === 'sesion.renovar') return { [CABECERAS.requestAction]: ACCIONES.refreshToken };
  if (code === 'sesion.renovar-simulado') return { [CABECERAS.requestAction]: ACCIONES.refreshTokenUsuarioSimulado };
  return {};
}

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || '_', issue.message]));
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
}
