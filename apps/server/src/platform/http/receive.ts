import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { isFull } from '../files/disk.ts';
import type { IncomingFiles } from '../files/incoming.ts';
import type { AppError } from './app-error.ts';

/** A file that has arrived. `dispose` deletes it, unless it is gone already. */
export type ArrivedFile = { path: string; name: string; bytes: number; dispose(): Promise<void> };
type Arrived = { fields: Record<string, string>; file: ArrivedFile };

/** large: above the limit. cut: the sender went away, or sent half a form. full: there is no room for it. */
export type ReceiveProblem = 'none' | 'several' | 'empty' | 'large' | 'cut' | 'full';
export type Receiver = (request: IncomingMessage) => Promise<Arrived>;

const FIELDS = 10;
const FIELD_BYTES = 1000;

/** Reads on for a while, so that a client sees the answer although it is still sending; then closes the connection. */
export function discardRest(request: IncomingMessage, atMost: number): void {
  let left = atMost;
  request.on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) request.destroy();
  });
  // The connection may end while it is read.
  request.on('error', () => undefined);
  request.resume();
}

/**
 * Receives a form with one file. The file goes to a folder piece by piece, never more of it than `maxBytes`, and nothing of it is
 * left there after a problem.
 */
export function createReceiver(options: {
  incoming: IncomingFiles;
  maxBytes: number;
  refuse(problem: ReceiveProblem): AppError;
}): Receiver {
  const { incoming, maxBytes, refuse } = options;
  return async (request) => {
    const path = await incoming.newPath();
    const dispose = (): Promise<void> => rm(path, { force: true });
    const stop = new AbortController();
    const fields = new Map<string, string>();
    let name: string | undefined;
    let saving: Promise<void> | undefined;
    let out: WriteStream | undefined;
    let bytes = 0;
    try {
      const form = openForm(request, maxBytes, refuse);
      const ended = Promise.withResolvers<void>();
      const fail = (problem: ReceiveProblem): void => ended.reject(refuse(problem));
      form.on('field', (field, value, nameCut, valueCut) => (nameCut || valueCut ? fail('cut') : fields.set(field, value)));
      form.on('file', (_field: string, stream: BusboyFileStream, given: string) => {
        name = given ?? '';
        stream.once('limit', () => fail('large'));
        stream.on('data', (piece: Buffer) => (bytes += piece.length));
        out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
        saving = pipeline(stream, out, { signal: stop.signal });
        saving.catch((error: unknown) => (isFull(error) ? fail('full') : ended.reject(error as Error)));
      });
      form.on('filesLimit', () => fail('several'));
      form.on('fieldsLimit', () => fail('cut'));
      form.on('partsLimit', () => fail('cut'));
      form.on('error', () => fail('cut'));
      form.on('finish', () => ended.resolve());
      request.once('error', () => fail('cut'));
      request.once('close', () => (request.readableEnded ? undefined : fail('cut')));
      request.pipe(form);
      try {
        await ended.promise;
        await saving;
      } finally {
        request.unpipe(form);
        stop.abort();
      }
      if (name === undefined) throw refuse('none');
      if (bytes === 0) throw refuse('empty');
      return { fields: Object.fromEntries(fields), file: { path, name, bytes, dispose } };
    } catch (error) {
      stop.abort();
      await saving?.catch(() => undefined);
      // It may not even be open yet: deleted now, it would come afterwards.
      if (out && !out.closed) await once(out, 'close');
      await dispose();
      throw error;
    }
  };
}

function openForm({ headers }: IncomingMessage, maxBytes: number, refuse: (problem: ReceiveProblem) => AppError): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      // The whole name is cleaned by who keeps it.
      preservePath: true,
      limits: {
        fileSize: maxBytes,
        files: 1,
        fields: FIELDS,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 100,
        parts: FIELDS + 2,
        headerSize: 16_384,
      },
    });
  } catch {
    throw refuse('cut');
  }
}
