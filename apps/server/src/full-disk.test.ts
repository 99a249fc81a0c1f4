import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findOrCreateAccount } from '@jornada/postgres/cluster/account.ts';
import { createPhone, type Phone } from './testing/phone.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

const PEOPLE = Array.from({ length: 4 }, (_, index) => `P${index}`);

let site: TestSite;
let server: ServerProcess;
let phones: Phone[];

beforeAll(async () => {
  site = await createTestSite({ personas: PEOPLE.map((userName) => ({ userName })) });
  server = await site.serve();
  phones = PEOPLE.map((userName) => createPhone({ origin: () => server.origin, userName }));
  for (const phone of phones) expect((await phone.signIn()).status).toBe(200);
});
afterAll(() => site.stop());

type Sent = { phone: Phone; tipo: number; clave: string };
type Refused = Sent & { said: [status: number, code: string, isToldWhen: boolean] };

/**
 * Everybody clocks in and out until each person was refused once. Returns the keys of what was written and of what was refused.
 */
async function clockUntilRefused(): Promise<{ written: string[]; refused: Refused[] }> {
  const written: string[] = [];
  const refused: Refused[] = [];
  const { entrada, salida } = site.company.tipos;
  await Promise.all(
    phones.map(async (phone) => {
      const state = (await phone.today()).content?.situacion;
      for (let step = state === 'trabajando' ? 1 : 0; step < 3000; step += 1) {
        const sent = { phone, tipo: step % 2 === 0 ? entrada : salida, clave: crypto.randomUUID() };
        const { status, code, retryAfter } = await phone.clock(sent.tipo, sent.clave);
        if (status === 200) written.push(sent.clave);
        else return void refused.push({ ...sent, said: [status, code, retryAfter !== null] });
      }
    }),
  );
  return { written, refused };
}

/** All of these are in the record, each once. */
async function expectWrittenOnce(keys: string[]): Promise<void> {
  const rows = await site.rows<{ clave: string; lines: number }>(
    `select clave, count(*)::int as lines from instancia.registros where clave = any('{${keys.join()}}') group by clave`,
  );
  expect(rows.map(({ clave }) => clave).toSorted()).toEqual(keys.toSorted());
  expect(rows.every(({ lines }) => lines === 1)).toBe(true);
}

/** The refused actions are sent again with their keys, as a device's queue does. */
async function expectItGoesOn({ written, refused }: Awaited<ReturnType<typeof clockUntilRefused>>): Promise<void> {
  expect(refused.map(({ said }) => said)).toEqual(PEOPLE.map(() => [503, 'general.no-disponible', true]));
  for (const { phone, tipo, clave } of refused) expect((await phone.clock(tipo, clave)).status).toBe(200);
  await expectWrittenOnce([...written, ...refused.map(({ clave }) => clave)]);
}

describe('a database that says why it cannot write', () => {
  afterEach(() => site.rows('drop trigger if exists fails on instancia.registros; drop function if exists public.fails()'));

  test.each([
    ['53100', 'no space on the disk'],
    ['53200', 'out of memory'],
    ['58030', 'the disk fails'],
  ])('%s, %s: told as unavailable, and written when it is over', async (state) => {
    await site.rows(`
      create function public.fails() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '${state}'; end $$;
      create trigger fails before insert on instancia.registros for each row execute function public.fails()`);
    const outcome = await clockUntilRefused();
    expect(outcome.written).toEqual([]);
    await site.rows('drop trigger fails on instancia.registros; drop function public.fails()');
    await expectItGoesOn(outcome);
  });
});

// Only root may mount a small disk.
describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('a disk that is really full', () => {
  let disk: string;
  beforeAll(async () => {
    disk = mkdtempSync(join(tmpdir(), 'jornada-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]);
    const account = await findOrCreateAccount();
    if (account) chownSync(disk, account.uid, account.gid);
    await site.rows(`create tablespace small location '${disk}'`);
    await site.rows('alter table instancia.registros set tablespace small');
  });
  afterAll(async () => {
    await site.rows('alter table instancia.registros set tablespace pg_default');
    await site.rows('drop tablespace small');
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });

  test('what it took is kept, what it could not take is refused, and goes in when there is space', async () => {
    const filler = join(disk, 'filler');
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
    const outcome = await clockUntilRefused();
    rmSync(filler);
    await expectItGoesOn(outcome);
  });
});
