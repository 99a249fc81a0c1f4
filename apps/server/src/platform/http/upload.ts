import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@jornada/contract/call.ts';
import { AppError } from './app-error.ts';
import type { Gate, Visit } from './gate.ts';
import { discardRest, type ArrivedFile, type Receiver } from './receive.ts';

/** For calls with a file. `entry`: until the sender is known. `receiving`: while the file arrives. */
export type UploadGates = {
  receive: Receiver;
  entry: Gate;
  receiving: Gate;
  /** How many bytes of a refused sender are still read, so that it sees the answer. */
  discard: number;
};

type Steps<A, T> = {
  visit: Visit;
  /** The gate for the work with the file. */
  gate: Gate;
  /** Finds out whether the sender may make the call. */
  admit(): Promise<A>;
  /** The file did not come in a form. */
  refuse(): never;
  /** Does the work. */
  work(admitted: A, fields: Record<string, string>, file: ArrivedFile): Promise<T>;
};

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

/**
 * Takes in a file. The call takes three places, one after the other: while its sender is looked up, while the file arrives, which
 * may take as long as the network does, and for the work with it. The file is deleted afterwards, however it ends.
 */
export async function takeFile<A, T>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { receive, entry, receiving, discard }: UploadGates,
  { visit, gate, admit, refuse, work }: Steps<A, T>,
): Promise<T> {
  try {
    const admitted = await entry.pass(visit, admit);
    if (!isForm(request)) return refuse();
    const { fields, file } = await receiving.pass(visit, () => receiveUnlessGone(request, receive, visit));
    let hasStarted = false;
    try {
      return await gate.pass(visit, async () => {
        hasStarted = true;
        try {
          return await work(admitted, fields, file);
        } finally {
          await file.dispose();
        }
      });
    } finally {
      // Work that has started may go on although nobody waits for it any more.
      if (!hasStarted) await file.dispose();
    }
  } catch (error) {
    // A sender that is refused may still be sending.
    void reply.header('connection', 'close');
    discardRest(request.raw, discard);
    throw error;
  }
}

async function receiveUnlessGone({ raw }: FastifyRequest, receive: Receiver, { gone }: Visit): ReturnType<Receiver> {
  const arrived = await receive(raw);
  if (gone.signal.aborted) await arrived.file.dispose();
  gone.signal.throwIfAborted();
  return arrived;
}
