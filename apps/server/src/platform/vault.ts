import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretKey, Secrets } from './secrets.ts';

/** Encrypts values that the server must be able to read again, but that a copy of the database must not reveal. */
export type Vault = {
  /** AES-256-GCM under the first data key. `context` names the place of the value; at another place it cannot be decrypted. */
  seal(plain: Uint8Array, context: string): Buffer;
  /** Whether the first data key has sealed it. Otherwise it is to be sealed anew before its key may go. */
  isCurrent(sealed: Buffer): boolean;
  /** @throws if the key is gone, or the stored value was changed or moved. */
  open(sealed: Buffer, context: string): Buffer;
  /**
   * HMAC-SHA-256 under a separate key, with the id of that key: `kid.digest`. It cannot be computed without the server's secret.
   */
  digest(text: string, kid?: string): string;
  /** Whether this is the digest of the text, `kid.digest`. False for every other text, and where the key is gone. */
  isDigestOf(digest: string, text: string): boolean;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const subkey = (key: Uint8Array, use: string): Buffer => Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), use, 32));

export function createVault({ data }: Pick<Secrets, 'data'>): Vault {
  const [current] = data;
  if (!current) throw new Error('no data key');
  const keyOf = (kid: string): SecretKey => {
    const found = data.find((key) => key.kid === kid);
    if (!found) throw new Error(`the data key ${kid} is not among the secrets`);
    return found;
  };
  // One is made with every answer to a session (`time-stamps.ts`): the derivation costs more than the digest.
  const digestKeys = new Map<string, Buffer>();
  const digestKeyOf = (kid: string): Buffer => {
    const key = digestKeys.get(kid) ?? subkey(keyOf(kid).key, 'digest');
    digestKeys.set(kid, key);
    return key;
  };
  const digest: Vault['digest'] = (text, kid = current.kid) =>
    `${kid}.${createHmac('sha256', digestKeyOf(kid)).update(text).digest('base64url')}`;
  return {
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', subkey(current.key, 'seal'), nonce).setAAD(Buffer.from(context));
      const kid = Buffer.from(current.kid);
      return Buffer.concat([Buffer.of(kid.length), kid, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    isCurrent: (sealed) => sealed.subarray(1, 1 + (sealed[0] ?? 0)).equals(Buffer.from(current.kid)),
    open(sealed, context) {
      const start = 1 + (sealed[0] ?? 0);
      const { key } = keyOf(sealed.subarray(1, start).toString());
      const nonce = sealed.subarray(start, start + NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', subkey(key, 'seal'), nonce, { authTagLength: TAG_BYTES }).setAAD(
        Buffer.from(context),
      );
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(start + NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    },
    digest,
    isDigestOf(given, text) {
      const kid = given.slice(0, Math.max(0, given.lastIndexOf('.')));
      if (!data.some((key) => key.kid === kid)) return false;
      const [a, b] = [Buffer.from(given), Buffer.from(digest(text, kid))];
      return a.length === b.length && timingSafeEqual(a, b);
    },
  };
}
