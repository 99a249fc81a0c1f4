import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { preferredLanguage } from './http/language.ts';
import { validate } from './http/validate.ts';
import { createPasswords } from './passwords.ts';
import { TurnsFull } from './turns.ts';
import { loggerOptions } from './log.ts';
import { compareVersions } from '../modules/versiones/versions.ts';
import { normalizeUserName } from '../modules/login/reads.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['fr,pt-BR;q=0.4,es;q=0.6', 'es'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['es;q=0,de;q=0.1', 'de'],
  ['*', 'en'],
  [`${'x,'.repeat(10_000)}de`, 'en'],
] as const)('Accept-Language %j is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

describe('passwords', () => {
  test('match only their own hash; no password matches the missing hash', async () => {
    const passwords = createPasswords();
    const hashed = await passwords.hash('correcta');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(hashed, 'correcta')).toBe(true);
    expect(await passwords.verify(hashed, 'otra')).toBe(false);
    expect(await passwords.verify(null, 'nobody')).toBe(false);
  });

  test('are made in the same line, so that a storm of new ones takes no more of the processor', async () => {
    const passwords = createPasswords({ maxWaiting: 1 });
    const outcomes = await Promise.allSettled([passwords.hash('a'), passwords.verify(null, 'a'), passwords.hash('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  test('of one name have one salt, and of two names never the same', async () => {
    const passwords = createPasswords({ key: Buffer.alloc(32, 1) });
    const [one, two, other, free] = await Promise.all([
      passwords.hash('a', 'ANA'),
      passwords.hash('b', 'ANA'),
      passwords.hash('a', 'LUIS'),
      passwords.hash('a'),
    ]);
    const saltOf = (text: string | undefined) => text?.split('$')[4];
    expect(saltOf(one)).toBe(saltOf(two));
    expect(new Set([one, other, free].map(saltOf)).size).toBe(3);
    expect(await passwords.verifyAll([one ?? null, two ?? null, null, other ?? null], 'a')).toEqual([true, false, false, true]);
    expect([passwords.hasSaltOf(one ?? '', 'ANA'), passwords.hasSaltOf(free ?? '', 'ANA')]).toEqual([true, false]);
  });

  test('wait their turn, and are turned away when too many wait', async () => {
    const passwords = createPasswords({ maxWaiting: 2 });
    const hashed = await passwords.hash('a');
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.verify(hashed, 'a')));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(outcomes[4]).toMatchObject({ reason: expect.any(TurnsFull) });
    expect(await passwords.verify(hashed, 'a')).toBe(true);
  });
});

describe('validate', () => {
  const schema = z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(3)),
    count: z.int().check(z.minimum(1), z.maximum(5)),
    day: z.iso.date(),
    kind: z.enum(['a', 'b']),
  });
  const fieldsOf = (input: unknown): Record<string, string> => {
    try {
      validate(schema, input);
      return {};
    } catch (error) {
      return Object.fromEntries(
        Object.entries((error as { fields: Record<string, { key: string }> }).fields).map(([field, { key }]) => [field, key]),
      );
    }
  };
  const right = { name: 'x', count: 1, day: '2026-01-01', kind: 'a' };

  test.each([
    [right, {}],
    [{ ...right, name: undefined }, { name: 'obligatorio' }],
    [{ ...right, name: '' }, { name: 'obligatorio' }],
    [{ ...right, name: 'long' }, { name: 'largo' }],
    [{ ...right, name: 7 }, { name: 'tipo' }],
    [{ ...right, count: 0 }, { count: 'minimo' }],
    [{ ...right, count: 6 }, { count: 'maximo' }],
    [{ ...right, day: '2026-02-30' }, { day: 'fecha' }],
    [{ ...right, kind: 'c' }, { kind: 'opcion' }],
    [{ ...right, more: 1 }, { more: 'desconocido' }],
    [[], { _: 'tipo' }],
  ])('%j: %j', (input, fields) => {
    expect(fieldsOf(input)).toEqual(fields);
  });
});

test('addresses in the log show no secrets', () => {
  const serialize = loggerOptions('info').serializers['req'] as (request: object) => { url: string };
  const { url } = serialize({ method: 'GET', url: '/instancia/userPhoto/foto?token=abc.def&width=40&autotoken=zzz', id: '1' });
  expect(url).toBe('/instancia/userPhoto/foto');
});

test.each([
  ['3.3.8', '3.3.8', 0],
  ['3.3.10', '3.3.9', 1],
  ['3.2.9', '3.3.0', -1],
  ['4.0.0', '3.9.9', 1],
])('version %s against %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});

test.each([
  [' 12.345.678-z ', '12345678Z'],
  ['x-1234567-l', 'X1234567L'],
  ['quiosco-madrid', 'QUIOSCO-MADRID'],
  ['ana.gil', 'ANA.GIL'],
])('user name %j is stored as %s', (typed, stored) => {
  expect(normalizeUserName(typed)).toBe(stored);
});
