import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const key = (kid: string) => ({ kid, key: randomBytes(32) });
const [old, fresh] = [key('old'), key('fresh')];

test('what was sealed opens in its place, with the key it was sealed with, also after another one came first', () => {
  const sealed = createVault({ data: [old] }).seal(Buffer.from('secret'), 'totp:1:2');
  const rotated = createVault({ data: [fresh, old] });
  expect(rotated.open(sealed, 'totp:1:2').toString()).toBe('secret');
  expect(sealed.includes('secret')).toBe(false);
  expect(() => rotated.open(sealed, 'totp:1:3')).toThrow(Error);
  expect(() => createVault({ data: [fresh] }).open(sealed, 'totp:1:2')).toThrow('old');
});

test('one changed byte anywhere, and it does not open', () => {
  const vault = createVault({ data: [old] });
  const sealed = vault.seal(Buffer.from('secret'), 'x');
  for (let at = 4; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
    expect(() => vault.open(changed, 'x')).toThrow(Error);
  }
  expect(() => vault.open(Buffer.alloc(0), 'x')).toThrow(Error);
  expect(() => vault.open(sealed.subarray(0, 20), 'x')).toThrow(Error);
});

test('a digest is known again by whoever has its key, and no other text is', () => {
  const digest = createVault({ data: [old] }).digest('1234');
  const rotated = createVault({ data: [fresh, old] });
  expect(rotated.isDigestOf(digest, '1234')).toBe(true);
  for (const other of [`${digest}A`, digest.slice(0, -1), digest.replace('old.', 'fresh.'), 'old.', 'old', '.', ''])
    expect(rotated.isDigestOf(other, '1234')).toBe(false);
  expect(rotated.isDigestOf(digest, '1235')).toBe(false);
  expect(createVault({ data: [fresh] }).isDigestOf(digest, '1234')).toBe(false);
});

test('digests take the secret, and say by which', () => {
  const one = createVault({ data: [old] }).digest('1234');
  expect(one).toMatch(/^old\.[\w-]{43}$/);
  expect(createVault({ data: [fresh, old] }).digest('1234', 'old')).toBe(one);
  expect(createVault({ data: [{ kid: 'old', key: randomBytes(32) }] }).digest('1234')).not.toBe(one);
});
