import { createHash, randomBytes } from 'node:crypto';

/** A secret of a mail, or one that somebody types from paper. */
const FORM = /^([1-9]\d{0,8})\.([A-Za-z0-9_-]{43}|[A-Z2-7]{12})$/;
/** Base32: it has no 0, 1, 8 and 9, which could be mistaken for letters. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const TYPED = 12;

/** SHA-256 of the secret part. Only this is stored. */
export const hashToken = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A new secret of 256 bits after the id of its company, in characters that an address need not escape. */
export function newToken(entidadId: number): { token: string; huella: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${entidadId}.${secret}`, huella: hashToken(secret) };
}

/** A secret of sixty bits for paper, from which it is typed. Long enough not to be guessed where wrong ones are counted, as they are for links. */
export function newTypedToken(entidadId: number): { token: string; huella: Buffer } {
  const secret = Array.from(randomBytes(TYPED), (byte) => LETTERS[byte & 31]).join('');
  return { token: `${entidadId}.${secret}`, huella: hashToken(secret) };
}

/** The company in a token and the hash of its secret; null if it is not a token. */
export function readToken(token: string): { entidadId: number; huella: Buffer } | null {
  const [, entidad, secret] = FORM.exec(token) ?? [];
  return entidad && secret ? { entidadId: Number(entidad), huella: hashToken(secret) } : null;
}
