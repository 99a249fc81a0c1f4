import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is stored only in compressed form. It is decompressed for a client that needs that. */
export type Compressed = { bytes: Buffer; etag: string; type: string };

export async function compress(options: { text: string | Buffer; type: string }): Promise<Compressed> {
  const { text, type } = options;
  return { bytes: await promisify(gzip)(text), etag: `"${createHash('sha1').update(text).digest('hex')}"`, type };
}

/** Sends the file, or answers that the browser's copy is still current. */
export function sendCompressed(options: { file: Compressed; request: FastifyRequest; reply: FastifyReply }): FastifyReply {
  const { file, request, reply } = options;
  reply.headers({ 'content-type': file.type, 'cache-control': 'no-cache', etag: file.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(gunzipSync(file.bytes));
  return reply.header('content-encoding', 'gzip').send(file.bytes);
}
