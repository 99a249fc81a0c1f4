import { ERRORES, type CodigoError } from '@jornada/contract/errores.ts';

/** An error as data: a stable code, parameters for the text, messages for fields. Status and text follow from the code. */
export class AppError extends Error {
  readonly code: CodigoError;
  readonly status: number;
  readonly params: Record<string, string | number>;
  /** Field path to key in the catalogue section `validacion`, with parameters. */
  readonly fields: Record<string, { key: string; params?: Record<string, string | number> }>;
  readonly headers: Record<string, string>;
  /** Goes into `content` beside the error, if the client needs it to go on. */
  readonly content: unknown;

  constructor(
    code: CodigoError,
    options: {
      params?: Record<string, string | number>;
      fields?: AppError['fields'];
      headers?: Record<string, string>;
      content?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = ERRORES[code];
    this.params = options.params ?? {};
    this.fields = options.fields ?? {};
    this.headers = options.headers ?? {};
    this.content = options.content ?? null;
  }
}
