import { createECDH } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decrypt } from '../../testing/push-service.ts';
import { loadSecrets } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import { isKeyPair, makePushKeys } from './keys.ts';
import { meaningOf } from './send.ts';

test('what the tests open messages with opens the example of RFC 8291', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(decrypt(Buffer.from(body, 'base64url'), { ecdh, auth })).toBe('When I grow up, I want to be a watermelon');
});

test('answers of push services mean what the standards say; a redirect is not followed', () => {
  const outcomes = [201, 404, 410, 400, 413, 302, 429, 503].map((status) => [status, meaningOf(status, undefined).outcome]);
  expect(outcomes).toEqual([
    [201, 'sent'],
    [404, 'dead'],
    [410, 'dead'],
    [400, 'refused'],
    [413, 'refused'],
    [302, 'refused'],
    [429, 'later'],
    [503, 'later'],
  ]);
  expect(meaningOf(429, '999999')).toMatchObject({ seconds: 3600 });
  expect(meaningOf(429, 'Wed, 21 Oct 2099 07:28:00 GMT')).toMatchObject({ seconds: null });
});

test('keys of push messages are made once, for the owner of the data folder alone; what does not fit together is refused', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jornada-push-keys-'));
  try {
    const first = await loadSecrets({ given: null, dataDir });
    expect(first.push && isKeyPair(first.push)).toBe(true);
    expect((await loadSecrets({ given: null, dataDir })).push).toEqual(first.push);
    const path = join(dataDir, 'push-keys.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const keys = JSON.parse(readFileSync(path, 'utf8')) as object;
    writeFileSync(path, JSON.stringify({ ...keys, privateKey: makePushKeys().privateKey }));
    await expect(loadSecrets({ given: null, dataDir })).rejects.toThrow('of one pair');
    const signing = [{ kid: 'a', key: 'A'.repeat(43) }];
    expect((await loadSecrets({ given: JSON.stringify({ signing }), dataDir })).push).toBeUndefined();
    expect((await loadSecrets({ given: JSON.stringify({ signing, push: first.push }), dataDir })).push).toEqual(first.push);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test('push services of this machine are for tests only', () => {
  const read = (env: Record<string, string>) => readSettings(env, '/x').push;
  expect(read({})).toEqual({ contact: 'mailto:jornada@localhost', testOrigins: [] });
  expect(read({ PUBLIC_URL: 'https://jornada.example' }).contact).toBe('https://jornada.example');
  expect(read({ PUSH_TEST_ORIGINS: 'http://127.0.0.1:4000', ENVIRONMENT: 'pruebas' }).testOrigins).toEqual(['http://127.0.0.1:4000']);
  expect(() => read({ PUSH_TEST_ORIGINS: 'http://127.0.0.1:4000' })).toThrow('ENVIRONMENT=pruebas');
  expect(() => read({ PUSH_TEST_ORIGINS: 'http://10.0.0.1:4000', ENVIRONMENT: 'pruebas' })).toThrow('is not on this machine');
  expect(() => read({ PUSH_CONTACT: 'me' })).toThrow('PUSH_CONTACT');
});
