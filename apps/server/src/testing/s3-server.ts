import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEY = { id: 'una-clave', secret: 'un/secreto+con=signos' };
const REGION = 'eu-south-2';

export type S3Server = {
  /** The setting that leads here. */
  url: string;
  objects: Map<string, Buffer>;
  /** What it refuses everything with, while it is set. */
  trouble: { status: number; code: string } | null;
  close(): Promise<void>;
};

const hex = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Signature Version 4, computed apart from the library. Null if the request is signed with another key, or another request was. */
function findFault({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const given = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
    headers.authorization ?? '',
  );
  if (!given) return 'MissingSignature';
  const [, id, day = '', region = '', names = '', signature] = given;
  if (id !== KEY.id || region !== REGION) return 'InvalidAccessKeyId';
  const sha = String(headers['x-amz-content-sha256']);
  if (method === 'PUT' && sha !== hex(body)) return 'XAmzContentSHA256Mismatch';
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', lines.join(''), names, sha].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${KEY.secret}`);
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

/** A bucket that takes, gives and deletes objects, for whoever signs correctly. */
export async function createS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const state: Pick<S3Server, 'trouble'> = { trouble: null };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const refuse = (status: number, code: string): void =>
      void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    if (state.trouble) return refuse(state.trouble.status, state.trouble.code);
    const fault = findFault(request, body);
    if (fault) return refuse(403, fault);
    const key = decodeURIComponent(request.url ?? '');
    if (request.method === 'PUT') {
      // A real one takes nothing of unknown length.
      if (request.headers['content-length'] === undefined) return refuse(411, 'MissingContentLength');
      objects.set(key, body);
      return void response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return refuse(404, 'NoSuchKey');
    response.end(found);
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const credentials = `${encodeURIComponent(KEY.id)}:${encodeURIComponent(KEY.secret)}`;
  return {
    url: `s3+http://${credentials}@127.0.0.1:${port}/cubo/jornada?region=${REGION}`,
    objects,
    get trouble() {
      return state.trouble;
    },
    set trouble(trouble) {
      state.trouble = trouble;
    },
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
