import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CABECERAS, SIN_ERROR } from '@jornada/contract/envelope.ts';
import { inputInQuery, type Call, type EntradaDe, type SalidaDe, type ValidadaDe } from '@jornada/contract/call.ts';
import { withoutEmptyFilters } from '@jornada/contract/empty-filters.ts';
import type { ModuloEmpresa } from '@jornada/contract/ajustes.ts';
import type { Permiso } from '@jornada/contract/permisos-de-rol.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { AppError } from './app-error.ts';
import { languageOf } from './error-handler.ts';
import { disconnectOf, type Caller, type Gate, type Gone } from './gate.ts';
import type { ArrivedFile } from './receive.ts';
import { takeFile, type UploadGates } from './upload.ts';
import { validate } from './validate.ts';

/** What the router needs to know about the signed-in person. */
export type BaseSession = {
  permisos: ReadonlySet<Permiso>;
  /** What the company has switched on. */
  modulos: readonly ModuloEmpresa[];
  idioma: Idioma;
  simulando: boolean;
  /** Somebody from outside: they make only the calls that say so. */
  esInvitado: boolean;
  /** The device is shared, whoever stands in front of it: only the calls that say so exist there. */
  esQuiosco: boolean;
};

/** Who sends a request. `caller`: by the signature of its token only; null: no valid token. */
export type Sender<S> = {
  caller: Caller | null;
  /** Looks the session up. `ignoreSimulated`: the caller counts as themselves, even if they act for somebody else. */
  authenticate(options: { ignoreSimulated: boolean }): Promise<S>;
};

type Http = { request: FastifyRequest; reply: FastifyReply };
/** `sender` is null for a call without a session. */
type Arrival<S> = Http & { gone: Gone; sender: Sender<S> | null };

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
  readonly gone: AbortSignal;
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
  /** Reads the token of a request, once for the gate and for the session. */
  identify(request: FastifyRequest): Promise<Sender<S>>;
  /** The time, signed for who is signed in. It goes with every answer to them. */
  stamp(session: S): string;
  checkOutput: boolean;
  /** The gate of a call: how many may be in progress, and for how long. */
  gateOf(call: Call): Gate;
  uploads: UploadGates;
  /** Of a call with `conPin`: throws if the sender has not typed their PIN. */
  checkPin(session: S, request: FastifyRequest): Promise<void>;
}): Router<S> {
  const { app, identify, stamp, checkOutput, gateOf, uploads, checkPin } = options;
  /** The session of the sender, if they may make the call. */
  async function admit<C extends Call>(call: C, { request, reply, sender }: Omit<Arrival<S>, 'gone'>) {
    // A call with `sinSimular` must see that the caller acts for somebody, so that it can refuse.
    const ignoreSimulated = call.soloTitular === true && !call.sinSimular;
    const session = sender && (await sender.authenticate({ ignoreSimulated }));
    if (session) {
      request.idioma = session.idioma;
      void reply.header(CABECERAS.sello, stamp(session));
    }
    if (session?.esQuiosco && !call.enQuiosco) throw new AppError('general.aparato-compartido');
    if (call.sinSimular && session?.simulando) throw new AppError('general.en-nombre-de-otro');
    if (call.acceso === 'sesion' && session?.esInvitado && !call.invitados) throw new AppError('general.sin-permiso');
    if (call.acceso !== 'none' && call.acceso !== 'sesion' && !session?.permisos.has(call.acceso as Permiso))
      throw new AppError('general.sin-permiso');
    if (call.modulo && session && !session.modulos.includes(call.modulo)) throw new AppError('general.modulo-apagado');
    if (call.conPin && session) await checkPin(session, request);
    // Null exactly where `acceso` is none: the first line says so, but not to the compiler.
    return session as Peticion<C, S>['session'];
  }

  /** What the handler receives. */
  function prepare<C extends Call>(
    call: C,
    { request, reply, gone }: Arrival<S>,
    { session, raw, file }: Pick<Peticion<C, S>, 'session' | 'file'> & { raw: unknown },
  ): Peticion<C, S> {
    return {
      input: validate(call.entrada, raw) as ValidadaDe<C>,
      session,
      language: languageOf(request),
      clave: readKey(request),
      file,
      get gone() {
        return gone.signal;
      },
      request,
      reply,
    };
  }

  /** The steps before the answer. */
  async function enter<C extends Call>(call: C, arrival: Arrival<S>): Promise<Peticion<C, S>> {
    const session = await admit(call, arrival);
    const { query, body } = arrival.request;
    return prepare(call, arrival, {
      session,
      raw: inputInQuery(call) ? withoutEmptyFilters(call, query as Record<string, unknown>) : (body ?? {}),
      file: null,
    });
  }

  /** Does the work within the gate of the call. */
  async function pass<T>(call: Call, { request, reply }: Http, work: (arrival: Arrival<S>) => Promise<T>): Promise<T> {
    const gone = disconnectOf(reply);
    const sender = call.acceso === 'none' ? null : await identify(request);
    return gateOf(call).pass({ caller: sender?.caller ?? null, gone }, () => work({ request, reply, gone, sender }));
  }

  // Otherwise Fastify would answer HEAD by running the handler.
  const addressOf = (call: Call) => ({
    method: call.method,
    url: urlOf(call),
    exposeHeadRoute: false,
    ...(call.maximoBytes === undefined ? {} : { bodyLimit: call.maximoBytes }),
    config: { call },
  });

  function route<C extends Call>(call: C, handler: Handler<C, S>): void {
    async function work(peticion: Peticion<C, S>): Promise<SalidaDe<C>> {
      const content = await handler(peticion);
      if (checkOutput && !call.binaria) call.salida.parse(content);
      return content;
    }
    const answer = async (arrival: Arrival<S>): Promise<SalidaDe<C>> => work(await enter(call, arrival));
    async function answerWithFile(http: Http): Promise<SalidaDe<C>> {
      const [gone, sender] = [disconnectOf(http.reply), await identify(http.request)];
      const arrival = { ...http, gone, sender };
      return takeFile(http, uploads, {
        visit: { caller: sender.caller, gone },
        gate: gateOf(call),
        admit: () => admit(call, arrival),
        refuse: () => {
          validate(call.entrada, http.request.body ?? {});
          throw new AppError('general.tipo-de-contenido');
        },
        work: (session, raw, file) => work(prepare(call, arrival, { session, raw, file })),
      });
    }
    app.route({
      ...addressOf(call),
      handler: async (request, reply) => {
        const http = { request, reply };
        const content = await (call.multiparte ? answerWithFile(http) : pass(call, http, answer));
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

/** The headers keep browsers from guessing another type, above all a web page. */
function sendBytes(reply: FastifyReply, { tipo, cuerpo, status = 200, cabeceras = {} }: Bytes): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...cabeceras })
    .type(tipo)
    .send(cuerpo);
}

export type { EntradaDe };
