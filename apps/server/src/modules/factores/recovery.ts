import { randomBytes } from 'node:crypto';
import type { Vault } from '../../platform/vault.ts';

const COUNT = 10;
const LENGTH = 10;
/** Base32: it has no 0, 1, 8 and 9, which could be mistaken for letters. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

type Persona = { entidadId: number; usuarioId: number };

const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join('');
const subject = ({ entidadId, usuarioId }: Persona, code: string): string => `recuperacion:${entidadId}:${usuarioId}:${code}`;

/** Ten new codes of fifty bits, as they are shown (`ABCDE-FGHIJ`) and as they are stored. */
export function newCodes(vault: Vault, persona: Persona): { shown: string[]; kept: string[] } {
  const codes = Array.from({ length: COUNT }, newCode);
  return {
    shown: codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
    kept: codes.map((code) => vault.digest(subject(persona, code))),
  };
}

/** The stored digest that belongs to a code. */
export function findCode(vault: Vault, persona: Persona, { code, kept }: { code: string; kept: readonly string[] }): string | null {
  return kept.find((one) => vault.isDigestOf(one, subject(persona, code))) ?? null;
}
