import { CABECERAS } from '@jornada/contract/envelope.ts';
import { ApiError, type NetworkCode } from './api-error.ts';
import type { DeviceClock } from './device-clock.ts';

/** A whole answer: its body has arrived. */
export type WholeAnswer = { status: number; headers: Headers; text: string };

/** For an answer that is a stream: `onText` gets it piece by piece. A silence of `quietMs` counts as no answer. */
export type TextStream = { onOpen(): void; onText(text: string): void; quietMs: number };

/** Sends like `fetch`, and tells how much of the body has gone: 0 to 1. */
export type SendFile = (url: string, init: RequestInit, onProgress: (share: number) => void) => Promise<Response>;

export type Transport = (request: {
  url: string;
  init: RequestInit;
  signal?: AbortSignal;
  stream?: TextStream;
  onProgress?: ((share: number) => void) | undefined;
}) => Promise<WholeAnswer>;

export type TransportOptions = {
  fetch: typeof globalThis.fetch;
  /** From sending to the last byte of the answer, in milliseconds. */
  timeoutMs: number;
  /** Text of a catalogue key in the user's language. */
  translate: (key: string) => string;
  clock?: DeviceClock;
  /** For requests whose progress somebody wants to see. Left out: by `fetch`, which does not tell. */
  sendFile?: SendFile | undefined;
};

/**
 * Sends a request and waits at most `timeoutMs`. @throws ApiError `red.sin-conexion` or `red.tiempo-agotado`; the caller's own
 * abort is thrown unchanged.
 */
export function createTransport({ fetch, timeoutMs, translate, clock, sendFile }: TransportOptions): Transport {
  const failure = (code: NetworkCode, cause: unknown): ApiError => new ApiError({ code, message: translate(`errores.${code}`), cause });

  return async ({ url, init, signal, stream, onProgress }) => {
    const limit = new AbortController();
    let timer = setTimeout(() => limit.abort(), timeoutMs);
    const follow = async (body: ReadableStream<Uint8Array>, { onOpen, onText, quietMs }: TextStream): Promise<void> => {
      onOpen();
      const decoder = new TextDecoder();
      const reader = body.getReader();
      for (;;) {
        clearTimeout(timer);
        timer = setTimeout(() => limit.abort(), quietMs);
        const { done, value } = await reader.read();
        if (done) return;
        onText(decoder.decode(value, { stream: true }));
      }
    };
    const measure = clock?.start();
    try {
      const limited = { ...init, signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal };
      const response = await (onProgress && sendFile ? sendFile(url, limited, onProgress) : fetch(url, limited));
      // Measured before the body arrives: a long body would look like a slow connection.
      measure?.(response.headers.get('Date'), response.headers.get(CABECERAS.sello));
      const { status, headers, body } = response;
      const isStream = headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
      if (stream && status === 200 && body && isStream) {
        await follow(body, stream);
        return { status, headers, text: '' };
      }
      return { status, headers, text: await response.text() };
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw failure(limit.signal.aborted ? 'red.tiempo-agotado' : 'red.sin-conexion', cause);
    } finally {
      clearTimeout(timer);
    }
  };
}
