import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Half of a secret is random; the other half shows that this session made it. */
const HALF_BYTES = 16;

const signatureOf = (seal: Buffer, chance: Buffer): Buffer => createHmac('sha256', seal).update(chance).digest().subarray(0, HALF_BYTES);

/** The key with which a session signs its refresh secrets. */
export const newSeal = (): Buffer => randomBytes(32);

/** A refresh secret of 32 bytes, signed by the session. */
export function newSecret(seal: Buffer): Buffer {
  const chance = randomBytes(HALF_BYTES);
  return Buffer.concat([chance, signatureOf(seal, chance)]);
}

/** Whether the session made this secret at any time. */
export function isSealed(secret: Buffer, seal: Buffer): boolean {
  const signature = secret.subarray(HALF_BYTES);
  return signature.length === HALF_BYTES && timingSafeEqual(signature, signatureOf(seal, secret.subarray(0, HALF_BYTES)));
}

/** Only this hash is stored. */
export const hashSecret = (secret: Buffer): Buffer => createHash('sha256').update(secret).digest();
