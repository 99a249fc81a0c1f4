import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { CodigoError } from '@jornada/contract/errores.ts';
import type { Sobre } from '@jornada/contract/envelope.ts';
import { AppError } from './app-error.ts';
import { TurnsFull } from '../turns.ts';
import { preferredLanguage } from './language.ts';
import { canPassOn, Moved, passOn } from './moved.ts';
import { Unavailable, type WhyUnavailable } from './unavailable.ts';

export type TranslateText = (language: Idioma, key: string, params?: Record<string, string | number>) => string;

/** Errors of the framework that a client can cause. */
const FRAMEWORK: Record<string, CodigoError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'general.demasiado-grande',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'general.tipo-de-contenido',
  FST_ERR_CTP_INVALID_JSON_BODY: 'general.json-no-valido',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'general.json-no-valido',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'general.json-no-valido',
  FST_ERR_RATE_LIMIT: 'general.demasiadas-peticiones',
};

/** The database is missing, is stopping, or does not answer. A later try may succeed. */
const UNAVAILABLE =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|timeout exceeded when trying to connect|Connection terminated|terminating connection|is not queryable|Query read timeout|timeout expired/;
/**
 * SQLSTATEs with the same meaning: lost connections; no space, memory or connections left; stopping or cancelled; broken disks;
 * read-only; a transaction or the wait for a lock took too long; a deadlock.
 */
const UNAVAILABLE_STATES = /^(08|53|57|58)...$|^(25006|25P03|25P04|55P03|40P01)$/;

/** What a row of a company that has moved refuses a change with; the detail is where it is now. */
const MOVED_STATE = '57M02';

function findMoved(error: unknown): Moved | null {
  if (error instanceof Moved) return error;
  const { code, detail } = error as { code?: string; detail?: string };
  return code === MOVED_STATE && detail ? new Moved(detail, { cause: error }) : null;
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Moved) return new AppError('empresa.mudada', { params: { direccion: error.to }, cause: error });
  if (error instanceof TurnsFull) return new Unavailable('turns');
  const { code, message, statusCode } = error as FastifyError & { code?: string };
  const known = FRAMEWORK[code ?? ''];
  if (known) return new AppError(known, { cause: error });
  // A folder, a hidden file, or a path that leaves the web folder: for clients no such address exists.
  if (statusCode === 403 || statusCode === 404) return new AppError('general.ruta-no-existe', { cause: error });
  if (statusCode === 429) return new AppError('general.demasiadas-peticiones', { cause: error });
  if (statusCode === 400) return new AppError('general.json-no-valido', { cause: error });
  if (UNAVAILABLE_STATES.test(code ?? '') || UNAVAILABLE.test(`${code} ${message}`)) return new Unavailable('database', error);
  return new AppError('general.desconocido', { cause: error });
}

/** The language for the answer to this request. The route sets it once the session is known. */
export function languageOf(request: FastifyRequest): Idioma {
  return request.idioma ?? preferredLanguage(request.headers['accept-language']);
}

/**
 * The only mapper from errors to the envelope. An unknown error is logged with the request's id, and the client gets a general
 * message. If an address has no route, `sendPage` may answer with a screen of the app; otherwise it is an error.
 */
export function installErrorHandler(options: {
  app: FastifyInstance;
  translate: TranslateText;
  sendPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;
  /** Whether a request of a session may be passed on to the server where its company is now. */
  isOfSession: (request: FastifyRequest) => boolean;
  /** Called for each request that was refused for now. */
  onRefused: (reason: WhyUnavailable) => void;
}): void {
  const { app, translate, sendPage, isOfSession, onRefused } = options;
  app.setErrorHandler(async (thrown, request, reply) => {
    const moved = findMoved(thrown);
    if (moved && isOfSession(request) && canPassOn(request)) {
      const answered = await passOn(moved, request, reply).catch((failure: unknown) => void (thrown = failure as FastifyError));
      if (answered) return answered;
    }
    const error = toAppError(thrown instanceof Unavailable ? thrown : (moved ?? thrown));
    if (error instanceof Unavailable) onRefused(error.reason);
    // Refusals at the gate are counted, not logged one by one: a great many of them must not fill the log.
    const isOrdinary = error instanceof Unavailable && error.cause === undefined;
    if (error.status >= 500 && !isOrdinary) request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
    return sendError({ error, request, reply, translate });
  });
  app.setNotFoundHandler((request, reply) => {
    const page = sendPage(request, reply);
    if (page) return page;
    const code = request.method === 'HEAD' ? 'general.metodo-no-permitido' : 'general.ruta-no-existe';
    return sendError({ error: new AppError(code), request, reply, translate });
  });
}

export function sendError(options: {
  error: AppError;
  request: FastifyRequest;
  reply: FastifyReply;
  translate: TranslateText;
}): FastifyReply {
  const { error, request, reply, translate } = options;
  const language = languageOf(request);
  const body: Sobre<unknown> = {
    Error: {
      HasError: true,
      Message: translate(language, `errores.${error.code}`, error.params),
      Code: error.code,
      Fields: Object.fromEntries(
        Object.entries(error.fields).map(([field, { key, params }]) => [field, translate(language, `validacion.${key}`, params)]),
      ),
    },
    content: error.content,
  };
  return reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', ...error.headers })
    .send(body);
}

declare module 'fastify' {
  interface FastifyRequest {
    idioma: Idioma | null;
  }
}
