import type { CodigoError } from '@jornada/contract/errores.ts';

/** Codes that only a client can find: no server was there to say them. */
export const NETWORK_CODES = ['red.sin-conexion', 'red.tiempo-agotado'] as const;
export type NetworkCode = (typeof NETWORK_CODES)[number];
export type ApiErrorCode = CodigoError | NetworkCode;

type Details = {
  code: ApiErrorCode;
  message: string;
  status?: number;
  fields?: Record<string, string>;
  reference?: string | null;
  content?: unknown;
  retryAfterMs?: number | null;
  cause?: unknown;
};

/** A call that failed. `message` is in the user's language and fit to show. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** Message of each field that is wrong. */
  readonly fields: Readonly<Record<string, string>>;
  /** What to tell support; null where no answer came. */
  readonly reference: string | null;
  /** What came beside the error, such as the companies to choose from. */
  readonly content: unknown;
  /** After how long the server says that it is worth another try, in milliseconds; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor({ code, message, status = 0, fields = {}, reference = null, content = null, retryAfterMs = null, cause }: Details) {
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.reference = reference;
    this.content = content;
    this.retryAfterMs = retryAfterMs;
  }

  /** No answer came: nobody knows whether the call arrived. */
  get isNetwork(): boolean {
    return NETWORK_CODES.some((code) => code === this.code);
  }

  /** The server has no time for it now. It says nothing against the call, which may even have been carried out. */
  get isBusy(): boolean {
    return this.code === 'general.no-disponible' || this.code === 'general.demasiadas-peticiones';
  }
}
