import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../platform/clock.ts';

/** A message as the browser would read it, and what the service was told with it. */
export type Received = {
  device: string;
  headers: IncomingMessage['headers'];
  /** The claims of the signed token. Signature and key were checked. */
  vapid: { aud: string; exp: number; sub: string };
  bytes: number;
  text: string;
};

export type TestDevice = { id: string; endpoint: string; token: string };

export type PushService = {
  origin: string;
  /** All delivered messages, in order. */
  received: Received[];
  /** What was wrong with the requests. Tests should assert that it is empty. */
  problems: string[];
  /** A browser subscribes. */
  subscribe(): TestDevice;
  /** Sets the answer of the service; 201 delivers. */
  answer(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
};

type Browser = { ecdh: ECDH; auth: Buffer };

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Decrypts a message as a browser does: RFC 8291 for the keys, RFC 8188 for the records. Written from the standards only, without
 * our library.
 */
export function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  if (sealed.length > recordSize) throw new Error('more than one record');

  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = hkdf(ecdh.computeSecret(senderKey), auth, keyInfo, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the last record does not end with 2 and zeros');
  return padded.subarray(0, end).toString('utf8');
}

/** Checks the signature of RFC 8292. @throws Error if it is missing, forged, for another service, or valid for too long. */
function readVapid(header: string | undefined, origin: string): Received['vapid'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['vapid'];
  const hours = (read.exp - systemClock.now().epochMilliseconds / 1000) / 3600;
  if (!isSigned) throw new Error('the token is not signed by its key');
  if (read.aud !== origin || !/^(mailto|https):/.test(read.sub) || hours <= 0 || hours > 24) throw new Error(`wrong claims: ${claims}`);
  return read;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A push service on this machine, with browsers behind it. */
export async function createPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: Received[] = [];
  const problems: string[] = [];
  let next: { status: number; headers: Record<string, string> } = { status: 201, headers: {} };

  const server = createServer((request, response) => {
    void (async () => {
      try {
        const device = (request.url ?? '').split('/').at(-1) ?? '';
        const body = await bodyOf(request);
        const browser = browsers.get(device);
        const { headers } = request;
        if (request.method !== 'POST' || headers['content-encoding'] !== 'aes128gcm' || !headers.ttl)
          throw new Error('no message of RFC 8030');
        const vapid = readVapid(headers.authorization, origin);
        if (browser && next.status === 201) received.push({ device, headers, vapid, bytes: body.length, text: decrypt(body, browser) });
      } catch (error) {
        problems.push(String(error));
      }
      response.writeHead(next.status, next.headers).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    received,
    problems,
    subscribe() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const [id, auth] = [randomUUID(), randomBytes(16)];
      browsers.set(id, { ecdh, auth });
      const endpoint = `${origin}/send/${id}`;
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { id, endpoint, token: JSON.stringify({ endpoint, expirationTime: null, keys }) };
    },
    answer: (status, headers = {}) => void (next = { status, headers }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
