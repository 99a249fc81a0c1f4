import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

let instant = Temporal.Instant.from('2026-03-09T08:00:00Z');
const clock = { now: () => instant };
const tokens = createTokens({ secrets: { signing: [{ kid: 'a', key: new Uint8Array(32).fill(1) }] }, clock });
const others = createTokens({ secrets: { signing: [{ kid: 'a', key: new Uint8Array(32).fill(2) }] }, clock });

test('a token that was found right is valid until it expires, and no longer, however often it is sent', async () => {
  const token = await tokens.sign({ usr: 7 }, { purpose: 'access', seconds: 60 });
  for (const _ of [1, 2]) expect(await tokens.verify(token, { purpose: 'access' })).toMatchObject({ state: 'valid', claims: { usr: 7 } });
  instant = instant.add({ seconds: 60 });
  expect(await tokens.verify(token, { purpose: 'access' })).toMatchObject({ state: 'expired', claims: { usr: 7 } });
});

test('a known token opens nothing that it was not made for, and no other passes for it', async () => {
  const token = await tokens.sign({ usr: 7 }, { purpose: 'access', seconds: 60 });
  expect(await tokens.verify(token, { purpose: 'access' })).toMatchObject({ state: 'valid' });
  expect(await tokens.verify(token, { purpose: 'simulado' })).toEqual({ state: 'invalid' });
  expect(await tokens.verify(`${token.slice(0, -2)}AA`, { purpose: 'access' })).toEqual({ state: 'invalid' });
  const forged = await others.sign({ usr: 7 }, { purpose: 'access', seconds: 60 });
  for (const _ of [1, 2]) expect(await tokens.verify(forged, { purpose: 'access' })).toEqual({ state: 'invalid' });
});

test('a renewed token is another one, also within the second of the one before', async () => {
  const sign = () => tokens.sign({ usr: 7 }, { purpose: 'access', seconds: 60 });
  expect(await sign()).not.toBe(await sign());
});
