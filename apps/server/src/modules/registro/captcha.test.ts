import { randomBytes } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createCaptcha } from './captcha.ts';

const clock = { now: () => Temporal.Instant.from('2026-03-10T09:00:00Z') };
const signing = [{ kid: 'one', key: randomBytes(32) }];
const others = [{ kid: 'two', key: randomBytes(32) }];
const KEY = 'a key of the settings, long enough';

async function solvedBy(captcha: ReturnType<typeof createCaptcha>): Promise<string> {
  const challenge = (await captcha.create()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('the key of the settings signs: a node with that key accepts the solution, whatever its other keys are', async () => {
  const solved = await solvedBy(createCaptcha({ secrets: { signing, captcha: KEY }, clock }));
  expect(await createCaptcha({ secrets: { signing: others, captcha: KEY }, clock }).check(solved)).not.toBeNull();
  expect(await createCaptcha({ secrets: { signing }, clock }).check(solved)).toBeNull();
});

test('without one, keys of the installation sign, and go on checking once there is one', async () => {
  const solved = await solvedBy(createCaptcha({ secrets: { signing }, clock }));
  expect(await createCaptcha({ secrets: { signing, captcha: KEY }, clock }).check(solved)).not.toBeNull();
  expect(await createCaptcha({ secrets: { signing: others }, clock }).check(solved)).toBeNull();
});
