import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subjectOf } from './certificate.ts';
import { P12Refused, readP12 } from './p12.ts';

const keyFile = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../../testing/key-files', `${name}.p12`));
const CHAIN = ['Taller Alamo Sello', 'Intermedia de pruebas', 'Raiz de pruebas'];

function problemOf(bytes: Buffer, password: string): string {
  try {
    readP12(bytes, password);
    return '';
  } catch (error) {
    return error instanceof P12Refused ? error.problem : String(error);
  }
}

// Made by OpenSSL: with AES as programs do today, and with 3DES as Windows exports.
test.each(['chain', 'triple-des'])('%s is read with its chain, in its order', (name) => {
  const { key, chain } = readP12(keyFile(name), 'prueba');
  expect(key.asymmetricKeyType).toBe('rsa');
  expect(chain.map(subjectOf)).toEqual(CHAIN);
  expect(problemOf(keyFile(name), 'otra')).toBe('password');
  expect(problemOf(keyFile(name), '')).toBe('password');
});

test('what cannot be used is told by its reason', () => {
  expect(problemOf(keyFile('rc2'), 'prueba')).toBe('old');
  expect(problemOf(keyFile('no-key'), 'prueba')).toBe('key');
  expect(problemOf(Buffer.from('nothing of the kind'), 'prueba')).toBe('file');
  expect(problemOf(Buffer.alloc(0), 'prueba')).toBe('file');
  const cut = keyFile('chain');
  expect(problemOf(cut.subarray(0, -40), 'prueba')).toBe('file');
});

test('a file that is changed anywhere is refused, and never ends in another way', () => {
  const whole = keyFile('chain');
  for (let at = 0; at < whole.length; at += 37) {
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed[at] ?? 0) ^ 0x21, at);
    expect(['password', 'old', 'key', 'file', '']).toContain(problemOf(changed, 'prueba'));
  }
});
