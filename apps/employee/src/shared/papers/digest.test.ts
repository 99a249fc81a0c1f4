import { expect, it } from 'vitest';
import { digestIn } from './digest.ts';

const DIGEST = 'b221d9dbb083a7f33428d7c2a3c3198ae925614d70210e28716ccaa7cd4ddb79';

it('reads a digest as it is copied: with blanks, broken over lines, in capitals', () => {
  expect(digestIn(` ${DIGEST.slice(0, 32).toUpperCase()}\n${DIGEST.slice(32)} `)).toBe(DIGEST);
});

it.each([DIGEST.slice(1), `${DIGEST}0`, `${DIGEST.slice(1)}g`, ''])('takes nothing else for one: %s', (text) => {
  expect(digestIn(text)).toBeNull();
});
