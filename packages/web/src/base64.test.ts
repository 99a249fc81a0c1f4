import { expect, test } from 'vitest';
import { base64Of, base64urlOf, bytesOfBase64, bytesOfBase64url } from './base64.ts';

/** Every byte, more often than a call takes arguments. */
const MANY = Uint8Array.from({ length: 200_003 }, (_, at) => at % 256);

test('bytes come back as they were, in both alphabets', () => {
  expect(bytesOfBase64(base64Of(MANY))).toEqual(MANY);
  expect(bytesOfBase64url(base64urlOf(MANY))).toEqual(MANY);
  expect(bytesOfBase64('')).toEqual(new Uint8Array());
});

test('what goes into an address has no sign that means something there', () => {
  const bytes = new Uint8Array([251, 255, 254, 0]);
  expect([base64Of(bytes), base64urlOf(bytes)]).toEqual(['+//+AA==', '-__-AA']);
});

test('what is no base64 is refused', () =>
  expect(() => bytesOfBase64('%')).toThrow(expect.objectContaining({ name: 'InvalidCharacterError' })));
