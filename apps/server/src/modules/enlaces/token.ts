import { randomBytes } from 'node:crypto';
import { hashToken } from './reads.ts';

/** Base32: it has no 0, 1, 8 and 9, which could be mistaken for letters. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const TYPED = 12;

/** A secret of sixty bits for paper, from which it is typed. Long enough not to be guessed where wrong ones are counted, as they are for links. */
export function newTypedToken(entidadId: number): { token: string; huella: Buffer } {
  const secret = Array.from(randomBytes(TYPED), (byte) => LETTERS[byte & 31]).join('');
  return { token: `${entidadId}.${secret}`, huella: hashToken(secret) };
}
