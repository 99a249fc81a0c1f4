import { randomInt } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';
import type { Vault } from '../../platform/vault.ts';

/** Digests by which a short secret is found, under every key of the server: an old one stays good when the key is replaced. */
export const digestsOf = ({ vault, secrets }: { vault: Vault; secrets: Pick<Secrets, 'data'> }, text: string): string[] =>
  secrets.data.map(({ kid }) => vault.digest(text, kid));

/** Letters and digits that are not taken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Groups of four, as people read them aloud: `K7QM-3XPD`. */
export const makeReadable = (groups: number): string =>
  Array.from({ length: groups }, () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join('-');

/** A code as it was made, however it was typed. */
export const asMade = (typed: string): string =>
  (
    typed
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join('-');
