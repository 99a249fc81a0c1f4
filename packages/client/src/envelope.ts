import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import type { CodigoError } from '@jornada/contract/errores.ts';
import { ApiError } from './api-error.ts';
import { readRetryAfter } from './retry-after.ts';
import type { WholeAnswer } from './transport.ts';

/** Codes for answers without our envelope, which a proxy may send. */
const BY_STATUS: Record<number, CodigoError> = {
  403: 'general.sin-permiso',
  413: 'general.demasiado-grande',
  429: 'general.demasiadas-peticiones',
  502: 'general.no-disponible',
  503: 'general.no-disponible',
  504: 'general.no-disponible',
};

/** The request's id, by which support finds it in the server's log. */
const REFERENCE_HEADER = 'X-Request-Id';

/**
 * The content of a successful answer; null for 204. @throws ApiError with the server's code and message, or with a code and
 * message made from the status alone.
 */
export function readAnswer(answer: WholeAnswer, translate: (key: string) => string): unknown {
  const isGood = answer.status >= 200 && answer.status < 300;
  if (isGood && answer.text === '') return null;

  const envelope = parseEnvelope(answer.text);
  if (isGood && envelope && !envelope.Error.HasError) return envelope.content;

  const { status } = answer;
  const reference = answer.headers.get(REFERENCE_HEADER);
  const retryAfterMs = readRetryAfter(answer.headers.get('Retry-After'));
  // A success without our envelope does not come from our server. It is probably a log-in page of a network.
  if (!envelope?.Error.HasError) throw withoutEnvelope({ status, reference, retryAfterMs, translate });
  const { Code, Message, Fields } = envelope.Error;
  const code = Code || 'general.desconocido';
  throw new ApiError({
    code,
    message: Message || translate('errores.general.desconocido'),
    status,
    fields: Fields,
    reference,
    content: envelope.content,
    retryAfterMs,
  });
}

/** Whether a failure did not come from our server: it has neither an envelope nor says what to do. */
export const isForeign = (answer: WholeAnswer): boolean =>
  parseEnvelope(answer.text) === null && answer.headers.get(CABECERAS.requestAction) === null;

function withoutEnvelope({
  status,
  reference,
  retryAfterMs,
  translate,
}: {
  status: number;
  reference: string | null;
  retryAfterMs: number | null;
  translate: (key: string) => string;
}): ApiError {
  const code = BY_STATUS[status] ?? 'general.desconocido';
  return new ApiError({ code, message: translate(`errores.${code}`), status, reference, retryAfterMs, isForeign: true });
}

/** Accepts incomplete envelopes: a server that follows only the specification sends just HasError, Message and content. */
function parseEnvelope(text: string): Sobre<unknown> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('Error' in value)) return null;
  const { Error: error, content } = value as { Error: unknown; content?: unknown };
  if (typeof error !== 'object' || error === null || !('HasError' in error)) return null;
  const { HasError, Message, Code, Fields } = error as Partial<Sobre<unknown>['Error']>;
  return {
    Error: { HasError: HasError === true, Message: Message ?? '', Code: Code ?? '', Fields: Fields ?? {} },
    content: content ?? null,
  };
}
