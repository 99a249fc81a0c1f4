import type { CodigoError } from '@jornada/contract/errores.ts';

/** Error codes that only a client can report, because no server answered. */
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
  isForeign?: boolean;
  cause?: unknown;
};

/** A call that failed. `message` is in the user's language and fit to show. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 if no answer came. */
  readonly status: number;
  /** Message of each field that is wrong. */
  readonly fields: Readonly<Record<string, string>>;
  /** The reference that the user can give to support; null if no answer came. */
  readonly reference: string | null;
  /** Data that came with the error, such as the companies to choose from. */
  readonly content: unknown;
  /** Milliseconds after which the server suggests another try; null if it suggests nothing. */
  readonly retryAfterMs: number | null;
  /** The answer did not come from our server but from something in front of it, such as a proxy: it says nothing about what was asked for. */
  readonly isForeign: boolean;

  constructor(details: Details) {
    const { code, message, status = 0, fields = {}, reference = null, content = null } = details;
    const { retryAfterMs = null, isForeign = false, cause } = details;
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.reference = reference;
    this.content = content;
    this.retryAfterMs = retryAfterMs;
    this.isForeign = isForeign;
  }

  /** No answer came, so it is unknown whether the call reached the server. */
  get isNetwork(): boolean {
    return NETWORK_CODES.some((code) => code === this.code);
  }

  /** Our server said that this person may not have it. */
  get isRefused(): boolean {
    return this.status === 403 && !this.isForeign;
  }

  /** Our server said that there is no such thing for this person. */
  get isMissing(): boolean {
    return this.status === 404 && !this.isForeign;
  }

  /** The server is too busy now. The call itself may be correct, and may even have been carried out. */
  get isBusy(): boolean {
    return this.code === 'general.no-disponible' || this.code === 'general.demasiadas-peticiones';
  }
}
