import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CABECERAS, SIN_ERROR } from '@jornada/contract/envelope.ts';
import { inputInQuery, type Call, type EntradaDe, type SalidaDe, type ValidadaDe } from '@jornada/contract/call.ts';
import type { ModuloEmpresa } from '@jornada/contract/ajustes.ts';
import type { Permiso } from '@jornada/contract/permisos.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { AppError } from './app-error.ts';
import { languageOf } from './error-handler.ts';
import { goneOf, type Caller, type Gate } from './gate.ts';
import { discardRest, type ArrivedFile, type Receiver } from './receive.ts';
import { validate } from './validate.ts';

/** What the router needs to know about the signed-in person. */
export type BaseSession = {
  permisos: ReadonlySet<Permiso>;
  /** What the company has switched on. */
  modulos: readonly ModuloEmpresa[];
  idioma: Idioma;
  simulando: boolean;
};

type Http = { request: FastifyRequest; reply: FastifyReply };
type Arrival = Http & { gone: AbortController };

/** What a handler receives. */
export type Peticion<C extends Call, S> = {
  input: ValidadaDe<C>;
  session: C['acceso'] extends 'none' ? null : S;
  language: Idioma;
  /** The UUID of Idempotency-Key, or null. */
  clave: string | null;
  /** The file of a call with `multiparte`; null for every other call. It is deleted after the call. */
  file: ArrivedFile | null;
  /** Aborted when nobody waits for the answer any more. Long work should check it and stop. */
  gone: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What a handler returns instead of content if its call answers bytes. */
export type Bytes = { tipo: string; cuerpo: Buffer | Readable | null; status?: number; cabeceras?: Record<string, string> };

export type Handler<C extends Call, S> = (peticion: Peticion<C, S>) => Promise<SalidaDe<C>>;

export type Router<S> = {
  <C extends Call>(call: C, handler: Handler<C, S>): void;
  /**
   * The same steps for a call that answers with a stream of events, which `open` starts. An open stream takes no place of the
   * gate.
   */
  stream<C extends Call>(call: C, open: (peticion: Peticion<C, S>) => Promise<Readable>): void;
};

/** No proxy may cache, change or buffer it. */
const EVENT_STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // When the server stops, it must not wait for connections that are kept open for a further request.
  connection: 'close',
};
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** The path in front of the calls of the instance, because screens and calls have the same names. */
export const INSTANCE_PATH = '/instancia';

export const urlOf = (call: Pick<Call, 'host' | 'path'>): string => (call.host === 'instance' ? INSTANCE_PATH + call.path : call.path);

function readKey(request: FastifyRequest): string | null {
  const key = request.headers[CABECERAS.idempotencyKey.toLowerCase()];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || !UUID.test(key))
    throw new AppError('general.datos-no-validos', { fields: { [CABECERAS.idempotencyKey]: { key: 'formato' } } });
  return key.toLowerCase();
}

/**
 * Registers routes from the contract. Each takes the same steps: limit, authenticate, authorize, validate, act, present.
 * `checkOutput` also checks answers against the contract, for tests.
 */
export function createRouter<S extends BaseSession>(options: {
  app: FastifyInstance;
  /** Finds out who calls. `ignoreSimulated`: the caller counts as themselves, even if they act for somebody else. */
  authenticate(request: FastifyRequest, options: { ignoreSimulated: boolean }): Promise<S>;
  checkOutput: boolean;
  /** The sender of a request's token, by its signature only; null: none. */
  callerOf(request: FastifyRequest): Promise<Caller | null>;
  /** The gate of a call: how many may be in progress, and for how long. */
  gateOf(call: Call): Gate;
  /** For calls with a file. `entry`: until the sender is known. `receiving`: while the file arrives. */
  uploads: { receive: Receiver; entry: Gate; receiving: Gate; discard: number };
}): Router<S> {
  const { app, authenticate, checkOutput, callerOf, gateOf, uploads } = options;

  /** Who calls, if they may. */
  async function admit<C extends Call>(call: C, request: FastifyRequest): Promise<Peticion<C, S>['session']> {
    // A call with `sinSimular` must see that the caller acts for somebody, so that it can refuse.
    const ignoreSimulated = call.soloTitular === true && !call.sinSimular;
    const session = call.acceso === 'none' ? null : await authenticate(request, { ignoreSimulated });
    if (session) request.idioma = session.idioma;
    if (call.sinSimular && session?.simulando) throw new AppError('general.en-nombre-de-otro');
    if (call.acceso !== 'none' && call.acceso !== 'sesion' && !session?.permisos.has(call.acceso as Permiso))
      throw new AppError('general.sin-permiso');
    if (call.modulo && session && !session.modulos.includes(call.modulo)) throw new AppError('general.modulo-apagado');
    // Null exactly where `acceso` is none: the first line says so, but not to the compiler.
    return session as Peticion<C, S>['session'];
  }

  /** What the handler receives. */
  function prepare<C extends Call>(
    call: C,
    { request, reply, gone }: Arrival,
    { session, raw, file }: Pick<Peticion<C, S>, 'session' | 'file'> & { raw: unknown },
  ): Peticion<C, S> {
    const input = validate(call.entrada, raw) as ValidadaDe<C>;
    return { input, session, language: languageOf(request), clave: readKey(request), file, gone: gone.signal, request, reply };
  }

  /** The steps before the answer. */
  async function enter<C extends Call>(call: C, arrival: Arrival): Promise<Peticion<C, S>> {
    const { request } = arrival;
    const session = await admit(call, request);
    const raw = inputInQuery(call) ? request.query : (request.body ?? {});
    return prepare(call, arrival, { session, raw, file: null });
  }

  /** Does the work within the gate of the call. */
  async function pass<T>(call: Call, { request, reply }: Http, work: (arrival: Arrival) => Promise<T>): Promise<T> {
    const gone = goneOf(reply);
    const caller = call.acceso === 'none' ? null : await callerOf(request);
    return gateOf(call).pass({ caller, gone }, () => work({ request, reply, gone }));
  }

  // Otherwise Fastify would answer HEAD by running the handler.
  const addressOf = (call: Call) => ({
    method: call.method,
    url: urlOf(call),
    exposeHeadRoute: false,
    ...(call.maximoBytes === undefined ? {} : { bodyLimit: call.maximoBytes }),
    config: { call },
  });

  /**
   * A call with a file takes three places, one after the other: while its sender is looked up, while the file arrives, which may
   * take as long as the network does, and for the work with it.
   */
  async function takeFile<C extends Call>(call: C, http: Http, answer: (peticion: Peticion<C, S>) => Promise<SalidaDe<C>>) {
    const { request } = http;
    const arrival = { ...http, gone: goneOf(http.reply) };
    const visit = { caller: await callerOf(request), gone: arrival.gone };
    const session = await uploads.entry.pass(visit, () => admit(call, request));
    if (!isForm(request)) {
      validate(call.entrada, request.body ?? {});
      throw new AppError('general.tipo-de-contenido');
    }
    const { fields, file } = await uploads.receiving.pass(visit, () => receiveUnlessGone(arrival));
    let hasStarted = false;
    try {
      return await gateOf(call).pass(visit, async () => {
        hasStarted = true;
        try {
          return await answer(prepare(call, arrival, { session, raw: fields, file }));
        } finally {
          await file.dispose();
        }
      });
    } finally {
      // Work that has started may go on although nobody waits for it any more.
      if (!hasStarted) await file.dispose();
    }
  }
  async function receiveUnlessGone({ request, gone }: Arrival) {
    const arrived = await uploads.receive(request.raw);
    if (gone.signal.aborted) await arrived.file.dispose();
    gone.signal.throwIfAborted();
    return arrived;
  }
  async function takeFileOrRefuse<C extends Call>(...[call, http, answer]: Parameters<typeof takeFile<C>>): Promise<SalidaDe<C>> {
    try {
      return await takeFile(call, http, answer);
    } catch (error) {
      // A sender that is refused may still be sending.
      void http.reply.header('connection', 'close');
      discardRest(http.request.raw, uploads.discard);
      throw error;
    }
  }

  function route<C extends Call>(call: C, handler: Handler<C, S>): void {
    async function work(peticion: Peticion<C, S>): Promise<SalidaDe<C>> {
      const content = await handler(peticion);
      if (checkOutput && !call.binaria) call.salida.parse(content);
      return content;
    }
    const answer = async (arrival: Arrival): Promise<SalidaDe<C>> => work(await enter(call, arrival));
    app.route({
      ...addressOf(call),
      handler: async (request, reply) => {
        const http = { request, reply };
        const content = await (call.multiparte ? takeFileOrRefuse(call, http, work) : pass(call, http, answer));
        if (call.binaria !== undefined) return sendBytes(reply, content as Bytes);
        return reply.header('cache-control', 'no-store').send({ Error: SIN_ERROR, content });
      },
    });
  }

  function stream<C extends Call>(call: C, open: (peticion: Peticion<C, S>) => Promise<Readable>): void {
    app.route({
      ...addressOf(call),
      handler: async (request, reply) => {
        const source = await pass(call, { request, reply }, async (arrival) => open(await enter(call, arrival)));
        return reply.headers(EVENT_STREAM).send(source);
      },
    });
  }
  return Object.assign(route, { stream });
}

const FORM = 'multipart/form-data';
const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.toLowerCase().startsWith(FORM) ?? false;

/** Lets forms with a file reach the calls that take one, unread, and no other call. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, (request, _body, done) => {
    const { call } = request.routeOptions.config as { call?: Call };
    if (call?.multiparte) done(null, undefined);
    else done(new AppError('general.tipo-de-contenido'));
  });
}

/** The headers keep browsers from guessing another type, above all a web page. */
function sendBytes(reply: FastifyReply, { tipo, cuerpo, status = 200, cabeceras = {} }: Bytes): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...cabeceras })
    .type(tipo)
    .send(cuerpo);
}

export type { EntradaDe };
