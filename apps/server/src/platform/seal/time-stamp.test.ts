import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../../testing/files-world.ts';
import { createTimeStampServer, type TimeStampServer } from '../../testing/time-stamp-server.ts';
import { makeSigner } from './certificate.ts';
import { readDer } from './der.ts';
import { readSignature } from './read-cms.ts';
import { createSeal } from './seal.ts';
import { createTimeStamper, readTimeStamp } from './time-stamp.ts';
import { findSeals } from './verify.ts';

const NOW = Temporal.Instant.from('2026-03-10T09:00:00Z');
const signer = makeSigner({ name: 'Sello de pruebas', organization: 'Pruebas', now: NOW });
let server: TimeStampServer;
beforeAll(async () => {
  server = await createTimeStampServer(NOW);
});
afterAll(() => server.close());

async function sealWith(url: string): Promise<{ sealed: Buffer; failures: unknown[] }> {
  const failures: unknown[] = [];
  const stamp = createTimeStamper(url, (error) => void failures.push(error));
  const seal = createSeal({ clock: { now: () => NOW }, signerOf: async () => ({ signer, stamp }) });
  return { sealed: await seal.sign(1, pdf(), { reason: 'Prueba', name: 'Pruebas' }), failures };
}

test('where a time-stamp server is set, the seal proves when it was made', async () => {
  server.behaviour = 'right';
  const { sealed, failures } = await sealWith(server.url);
  expect([failures, findSeals(sealed)]).toEqual([[], [expect.objectContaining({ isIntact: true, isWhole: true, hasTimeStamp: true })]]);
  const [, from = '', to = ''] = /\/ByteRange\s*\[0 (\d+)\s+(\d+)/.exec(sealed.toString('latin1')) ?? [];
  const room = sealed.subarray(Number(from) + 1, Number(to) - 1).toString('latin1');
  const { timeStamp } = readSignature(readDer(Buffer.from(room, 'hex')).whole);
  expect(readTimeStamp(timeStamp ?? Buffer.alloc(0)).at).toBe('20260310090000Z');
});

test.each(['other', 'refuses', 'nonsense'] as const)(
  'a server that answers otherwise (%s) keeps nobody from sealing',
  async (behaviour) => {
    server.behaviour = behaviour;
    const { sealed, failures } = await sealWith(server.url);
    expect(failures).toHaveLength(1);
    expect(findSeals(sealed)).toEqual([expect.objectContaining({ isIntact: true, hasTimeStamp: false })]);
  },
);

test('neither does one that is away', async () => {
  const { sealed, failures } = await sealWith('http://127.0.0.1:1/');
  expect(failures).toHaveLength(1);
  expect(findSeals(sealed)).toHaveLength(1);
});
