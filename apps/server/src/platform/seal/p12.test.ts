import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subjectOf } from './certificate.ts';
import { der, octets, oid, sequence, smallInteger, tagOf } from './der.ts';
import { OID } from './oids.ts';
import { P12Refused, readP12 } from './p12.ts';

const keyFile = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../../testing/key-files', `${name}.p12`));
const CHAIN = ['Taller Alamo Sello', 'Intermedia de pruebas', 'Raiz de pruebas'];

async function problemOf(bytes: Buffer, password: string): Promise<string> {
  try {
    await readP12(bytes, password);
    return '';
  } catch (error) {
    return error instanceof P12Refused ? error.problem : String(error);
  }
}

// Made by OpenSSL: with AES as programs do today, and with 3DES as Windows exports. By NSS, as Firefox exports.
test.each(['chain', 'triple-des', 'browser'])('%s is read with its chain, in its order', async (name) => {
  const { key, chain } = await readP12(keyFile(name), 'prueba');
  expect(key.asymmetricKeyType).toBe('rsa');
  expect(chain.map(subjectOf)).toEqual(CHAIN);
  expect(await problemOf(keyFile(name), 'otra')).toBe('password');
  expect(await problemOf(keyFile(name), '')).toBe('password');
});

test('what cannot be used is told by its reason', async () => {
  expect(await problemOf(keyFile('rc2'), 'prueba')).toBe('old');
  expect(await problemOf(keyFile('no-key'), 'prueba')).toBe('key');
  expect(await problemOf(Buffer.from('nothing of the kind'), 'prueba')).toBe('file');
  expect(await problemOf(Buffer.alloc(0), 'prueba')).toBe('file');
  const cut = keyFile('chain');
  expect(await problemOf(cut.subarray(0, -40), 'prueba')).toBe('file');
});

test('a file that would keep the server busy for long is refused', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const encrypted = privateKey.export({ type: 'pkcs8', format: 'der', cipher: 'aes-256-cbc', passphrase: 'prueba' });
  const held = (kind: string, value: Buffer): Buffer => sequence(oid(kind), der(tagOf(0), value));
  // OpenSSL derives each key by 2048 rounds. No certificate belongs to them.
  const fileWith = (keys: number): Buffer => {
    const bags = Array.from({ length: keys }, () => held('1.2.840.113549.1.12.10.1.2', encrypted));
    return sequence(smallInteger(3), held(OID.data, octets(sequence(held(OID.data, octets(sequence(...bags)))))));
  };
  expect(await problemOf(fileWith(2), 'prueba')).toBe('key');
  expect(await problemOf(fileWith(2000), 'prueba')).toBe('file');
});

test('a file that is changed anywhere is refused, and never ends in another way', async () => {
  const whole = keyFile('chain');
  for (let at = 0; at < whole.length; at += 37) {
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed[at] ?? 0) ^ 0x21, at);
    expect(['password', 'old', 'key', 'file', '']).toContain(await problemOf(changed, 'prueba'));
  }
});
