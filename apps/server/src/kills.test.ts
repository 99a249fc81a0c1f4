import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFor } from './modules/demo/random.ts';
import { createEntidadesService } from './modules/entidades/service.ts';
import { rebuildProjections } from './modules/registros/service.ts';
import { createDatabase } from './platform/database/database.ts';
import { createPool } from './platform/database/pool.ts';
import { expectRecord, type Acknowledged } from './testing/expect-record.ts';
import { createPhone, type Phone } from './testing/phone.ts';
import { createPostgresControl } from './testing/postgres-control.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

/** How often something is killed. KILLS=50 takes a few minutes; KILLS_SEED repeats the choices of a run. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const SEED = Number(process.env['KILLS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const PEOPLE = Array.from({ length: 8 }, (_, index) => ({ userName: `P${index}` }));
const LONG = 1_200_000;

let site: TestSite;
let server: ServerProcess;
let phones: Phone[];

beforeAll(async () => {
  site = await createTestSite({ personas: PEOPLE, durable: true });
  server = await site.serve();
  phones = PEOPLE.map(({ userName }, index) => createPhone({ origin: () => server.origin, userName, address: `10.1.0.${index}` }));
  for (const phone of phones) expect((await phone.signIn()).status).toBe(200);
});
afterAll(() => site.stop());

test(
  `${KILLS} kills at random moments (KILLS_SEED=${SEED}) lose nothing, write nothing twice, and leave every day as its log says`,
  { timeout: LONG },
  async () => {
    const { entrada, cafe, volverCafe, salida } = site.company.tipos;
    const cycle = [entrada, cafe, volverCafe, salida];
    const luck = randomFor('kills', SEED);
    const postgres = await createPostgresControl(site.superuserUrl);
    const acknowledged: Acknowledged[] = [];
    let repeated = 0;
    const over = new AbortController();
    let reached: { count: number; tell: () => void } | null = null;

    const work = phones.map(async (phone) => {
      for (let step = 0; !over.signal.aborted; step += 1) {
        const clave = crypto.randomUUID();
        for (;;) {
          const { status, content, code } = await phone.clock(cycle[step % cycle.length] ?? entrada, clave);
          if (status === 200 && content) {
            acknowledged.push({ clave, id: content.registro.id });
            if (content.repetido) repeated += 1;
            if (reached && acknowledged.length >= reached.count) reached.tell();
            break;
          }
          expect([0, 503], code).toContain(status);
          await delay(20);
        }
      }
    });
    const untilWritten = (more: number): Promise<void> =>
      new Promise((tell) => {
        reached = { count: acknowledged.length + more, tell };
      });

    const story: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await untilWritten(luck.between(30, 180));
      // At a random moment within one or two calls.
      await delay(luck.between(0, 12));
      const victim = luck.pick(['server', 'postgres', 'both'] as const);
      story.push(`${victim} after ${acknowledged.length}`);
      if (victim !== 'server') postgres.kill();
      if (victim !== 'postgres') await server.stop('SIGKILL');
      if (victim !== 'server') await postgres.restart();
      if (victim !== 'postgres') server = await site.serve();
    }
    await untilWritten(50);
    over.abort();
    await Promise.all(work);
    process.stdout.write(
      `KILLS_SEED=${SEED}: ${story.join(', ')}; ${acknowledged.length} written, ${repeated} of them were there already\n`,
    );

    await expectRecord(site, acknowledged);
    const db = createDatabase(createPool({ url: site.ownerUrl, max: 1, onError: () => undefined }));
    const { entidadId } = site.company;
    const empresa = await createEntidadesService({ db }).getConfiguration(entidadId, 0);
    const rebuilt = await rebuildProjections({ db, entidadId, empresa, write: false });
    await db.close();
    expect(rebuilt).toMatchObject({ personas: PEOPLE.length, distintos: [] });
  },
);
