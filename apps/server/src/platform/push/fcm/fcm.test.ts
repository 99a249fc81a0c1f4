import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFcmService, FCM_FAILURES, type FcmService } from '../../../testing/fcm-service.ts';
import { readSettings } from '../../settings.ts';
import { pauseOf } from '../delivery.ts';
import { readFcmAccount } from './account.ts';
import { meaningOfFcm } from './answers.ts';
import type { FcmMessage } from './send.ts';

let service: FcmService;
let instant = Temporal.Instant.from('2026-03-09T08:00:00Z');
const clock = { now: () => instant };
beforeEach(async () => {
  service = await createFcmService(clock);
});
afterEach(() => service.close());

const MESSAGE: FcmMessage = {
  title: 'Funciona',
  body: 'Te avisaremos.',
  data: { tipo: '0', id: '0' },
  tag: '0.0./',
  ttl: 3600,
  urgency: 'high',
};

describe('what Firebase answers', () => {
  const meaning = ({ status, body }: { status: number; body: object }, retryAfter?: string) => meaningOfFcm({ status, body, retryAfter });

  test('ends a token only where it says so of the token', () => {
    const outcomes = Object.entries(FCM_FAILURES).map(([name, one]) => [name, meaning(one).outcome]);
    expect(Object.fromEntries(outcomes)).toEqual({
      unregistered: 'dead',
      // As many as there are, if the account is of another project.
      otherSender: 'later',
      badToken: 'dead',
      badData: 'refused',
      badSomething: 'refused',
      quota: 'later',
      away: 'later',
      broken: 'later',
      apple: 'later',
      forbidden: 'later',
      noProject: 'later',
    });
    expect(meaning({ status: 200, body: { name: 'projects/p/messages/1' } })).toEqual({ outcome: 'sent', status: 200 });
    expect(meaningOfFcm({ status: 404, body: null, retryAfter: undefined })).toMatchObject({ outcome: 'later', problem: '404' });
    expect(meaningOfFcm({ status: 502, body: null, retryAfter: undefined })).toMatchObject({ outcome: 'later', growsFrom: 10 });
    expect(meaningOfFcm({ status: 302, body: null, retryAfter: undefined })).toEqual({ outcome: 'refused', status: 302 });
  });

  test('says when to try again, or the pause grows, and never for two at the same second', () => {
    const away = meaning(FCM_FAILURES.away);
    const quota = meaning(FCM_FAILURES.quota);
    const told = meaning(FCM_FAILURES.quota, '120');
    if (away.outcome !== 'later' || quota.outcome !== 'later' || told.outcome !== 'later') throw new Error('not put off');
    expect([0, 1, 2, 9].map((before) => pauseOf(away, before, 0))).toEqual([10, 20, 40, 3600]);
    expect([pauseOf(quota, 0, 0), pauseOf(quota, 0, 0.5), pauseOf(told, 5, 0), pauseOf(told, 5, 0.999)]).toEqual([60, 68, 120, 150]);
    // A browser's service that says nothing: the job itself is tried again.
    expect([
      pauseOf({ outcome: 'later', status: 503, seconds: null }, 3, 0.5),
      pauseOf({ outcome: 'later', status: 429, seconds: 0 }, 3, 0.5),
    ]).toEqual([null, 5]);
  });
});

describe('an access token', () => {
  test('is asked for once by many who send at once, and used until shortly before its end', async () => {
    const sender = await service.sender();
    const sent = await Promise.all(Array.from({ length: 200 }, (_, index) => sender.send(`t${index}`, MESSAGE)));
    expect(new Set(sent.map(({ outcome }) => outcome))).toEqual(new Set(['sent']));
    expect(new Set(service.received.map(({ token }) => token)).size).toBe(200);
    expect(service.asked).toMatchObject({ access: 1, messages: 200 });
    expect(service.asked.connections).toBeLessThanOrEqual(33);
    instant = instant.add({ minutes: 54 });
    await sender.send('t', MESSAGE);
    expect(service.asked.access).toBe(1);
    instant = instant.add({ minutes: 2 });
    await sender.send('t', MESSAGE);
    expect([service.asked.access, service.problems]).toEqual([2, []]);
  });

  test('that is not valid any more is replaced once, by all together; nobody is asked a third time', async () => {
    const problems: string[] = [];
    const sender = await service.sender(({ message }) => void problems.push(message));
    await sender.send('t', MESSAGE);
    service.revoke();
    const again = await Promise.all(Array.from({ length: 20 }, (_, index) => sender.send(`t${index}`, MESSAGE)));
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['sent']));
    expect([service.asked.access, service.received.length, problems]).toEqual([2, 21, []]);

    // A token that Firebase refuses although it is new.
    const { messages } = service.asked;
    service.answer({ status: 401, body: { error: { code: 401, status: 'UNAUTHENTICATED' } } });
    expect(await sender.send('t', MESSAGE)).toMatchObject({ outcome: 'later', status: 401 });
    expect([service.asked.messages - messages, service.asked.access, problems]).toEqual([2, 3, [expect.stringContaining('401')]]);
  });

  test('is not asked for again because Firebase cannot sign in at Apple', async () => {
    const sender = await service.sender();
    service.answer(FCM_FAILURES.apple);
    expect(await sender.send('t', MESSAGE)).toMatchObject({ outcome: 'later', status: 401 });
    expect(service.asked).toMatchObject({ access: 1, messages: 1 });
  });

  test('that nobody gets puts messages off and is in the log once a minute, and not asked for with every message', async () => {
    const problems: string[] = [];
    const sender = await service.sender(({ message }) => void problems.push(message));
    service.answerAccess({ status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } });
    const tries = await Promise.all(Array.from({ length: 50 }, () => sender.send('t', MESSAGE)));
    expect(tries[49]).toEqual({ outcome: 'later', status: 400, seconds: null, growsFrom: 60 });
    expect([service.asked.access, service.asked.messages, problems]).toEqual([1, 0, ['Firebase takes no messages: 400 invalid_grant']]);
    instant = instant.add({ seconds: 70 });
    await sender.send('t', MESSAGE);
    expect([service.asked.access, problems.length]).toEqual([2, 2]);
    service.answerAccess({ status: 503, body: {}, headers: { 'retry-after': '30' } });
    instant = instant.add({ seconds: 11 });
    expect(await sender.send('t', MESSAGE)).toMatchObject({ outcome: 'later', status: 503, seconds: 30 });
    service.answerAccess(null);
    instant = instant.add({ seconds: 11 });
    expect(await sender.send('t', MESSAGE)).toMatchObject({ outcome: 'sent' });
    expect(problems.length).toBe(2);
  });
});

test('a message says to Android and Apple how long it is of use, how urgent it is and what it replaces', async () => {
  const sender = await service.sender();
  await sender.send('uno', { ...MESSAGE, topic: 'documentos' });
  await sender.send('otro', { ...MESSAGE, ttl: 259_200, urgency: 'normal', tag: `0.1./${'a'.repeat(70)}` });
  const end = (seconds: number): string => String(instant.epochMilliseconds / 1000 + seconds);
  expect(service.received).toEqual([
    {
      token: 'uno',
      notification: { title: 'Funciona', body: 'Te avisaremos.' },
      data: { tipo: '0', id: '0' },
      android: { priority: 'HIGH', ttl: '3600s', collapse_key: 'documentos', notification: { tag: '0.0./' } },
      apns: {
        headers: { 'apns-push-type': 'alert', 'apns-priority': '10', 'apns-expiration': end(3600), 'apns-collapse-id': 'documentos' },
        payload: { aps: { sound: 'default' } },
      },
    },
    expect.objectContaining({
      android: { priority: 'NORMAL', ttl: '259200s', notification: { tag: expect.stringContaining('/aaa') } },
      apns: expect.objectContaining({
        headers: { 'apns-push-type': 'alert', 'apns-priority': '5', 'apns-expiration': end(259_200) },
      }),
    }),
  ]);
});

test('whoever answers nothing is an error; the next message gets through', async () => {
  const sender = await service.sender();
  const other = await createFcmService(clock);
  const gone = await other.sender();
  await other.close();
  await expect(gone.send('t', MESSAGE)).rejects.toThrow('ECONNREFUSED');
  expect(await sender.send('t', MESSAGE)).toMatchObject({ outcome: 'sent' });
});

describe('the setting', () => {
  const read = (env: Record<string, string>) => readSettings(env, '/x').fcm;

  test('is left out where nothing goes by Firebase, and leads to this machine for tests only', () => {
    expect(read({})).toBeNull();
    expect(read({ FCM_SERVICE_ACCOUNT: '/etc/fcm.json' })).toEqual({ account: '/etc/fcm.json', testOrigin: null });
    const there = { FCM_SERVICE_ACCOUNT: '{}', FCM_TEST_ORIGIN: 'http://127.0.0.1:4000' };
    expect(read({ ...there, ENVIRONMENT: 'pruebas' })).toEqual({ account: '{}', testOrigin: 'http://127.0.0.1:4000' });
    expect(() => read(there)).toThrow('FCM_TEST_ORIGIN is for tests: it takes ENVIRONMENT=pruebas');
    expect(() => read({ ...there, ENVIRONMENT: 'pruebas', FCM_TEST_ORIGIN: 'http://10.0.0.1:1' })).toThrow('is not on this machine');
  });

  test('is a file or its JSON; what is no service account is refused, without a word of its key', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jornada-fcm-'));
    try {
      const path = join(folder, 'fcm.json');
      writeFileSync(path, service.account);
      const { key, ...rest } = await readFcmAccount(path);
      expect([rest, key.asymmetricKeyType]).toEqual([
        { project: 'jornada-prueba', email: 'jornada@jornada-prueba.iam.gserviceaccount.com', keyId: 'una-clave' },
        'rsa',
      ]);
      expect((await readFcmAccount(service.account)).project).toBe('jornada-prueba');
      await expect(readFcmAccount(join(folder, 'none.json'))).rejects.toThrow('cannot be read: ENOENT');
      await expect(readFcmAccount(folder)).rejects.toThrow('cannot be read: EISDIR');
      const given = JSON.parse(service.account) as object;
      const wrong = (fields: object): Promise<unknown> => readFcmAccount(JSON.stringify({ ...given, ...fields }));
      await expect(wrong({ type: 'authorized_user' })).rejects.toThrow('its type is wrong');
      await expect(wrong({ project_id: '../x' })).rejects.toThrow('its project_id is wrong');
      await expect(wrong({ private_key: 'SECRET' })).rejects.toThrow(/^(?!.*SECRET).*no RSA key/);
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      await expect(wrong({ private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) })).rejects.toThrow('no RSA key');
      await expect(readFcmAccount('{"type": ')).rejects.toThrow('no JSON');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
