import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { LlaveNueva, LlaveUsada } from '@jornada/contract/factores/valores.ts';

type Options = { challenge: string; origin: string; rpId: string };

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** Just enough CBOR: numbers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, count: number): Buffer => {
    if (count < 24) return Buffer.of((major << 5) | count);
    if (count < 256) return Buffer.of((major << 5) | 24, count);
    return Buffer.of((major << 5) | 25, count >> 8, count & 255);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

/** A software device with one passkey. It signs everything, so that tests can send what no real browser would. */
export function createAuthenticator({ userVerified = true, counts = false }: { userVerified?: boolean; counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let handle = '';

  const coseOf = (key: KeyObject): Buffer => {
    const { x = '', y = '' } = key.export({ format: 'jwk' });
    const map = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return cbor(map);
  };
  const dataOf = (rpId: string, attested?: Buffer): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 1 | (userVerified ? 4 : 0) | (attested ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, ...(attested ? [attested] : [])]);
  };
  const clientData = (type: string, { challenge, origin }: Options): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const frame = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const, clientExtensionResults: {} };

  return {
    /** Makes the passkey. The options name the user with `userId`. */
    create(options: Options & { userId: string }): LlaveNueva {
      handle = options.userId;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, coseOf(publicKey)]);
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(options.rpId, attested)],
      ]);
      const response = { clientDataJSON: base64url(clientData('webauthn.create', options)), attestationObject: base64url(cbor(object)) };
      return { ...frame, response: { ...response, transports: ['internal'] } };
    },
    /** Answers a challenge. */
    get(options: Options & { userHandle?: string }): LlaveUsada {
      if (counts) counter += 1;
      const client = clientData('webauthn.get', options);
      const authenticatorData = dataOf(options.rpId);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return {
        ...frame,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          userHandle: options.userHandle ?? handle,
        },
      };
    },
    /** For a test with two copies of one device: sets the counter back. */
    setCounter: (value: number): void => void (counter = value),
  };
}
