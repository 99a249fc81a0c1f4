import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFor } from './modules/demo/random.ts';
import { createEntidadesService } from './shared/company/configuration.ts';
import { rebuildProjections } from './modules/registros/service.ts';
import { createDatabase } from './platform/database/database.ts';
import { createPool } from './platform/database/pool.ts';
import { expectRecord, type Acknowledged } from './testing/expect-record.ts';
import { createProgress, insistOn, killAgain } from './testing/kill-again.ts';
import { createPhone, type Phone } from './testing/phone.ts';
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
    const progress = createProgress();
    const acknowledged: Acknowledged[] = [];
    let repeated = 0;
    const over = new AbortController();

    const work = phones.map(async (phone) => {
      for (let step = 0; !over.signal.aborted; step += 1) {
        const clave = crypto.randomUUID();
        const { registro, repetido } = await insistOn(() => phone.clock(cycle[step % cycle.length] ?? entrada, clave));
        acknowledged.push({ clave, id: registro.id });
        if (repetido) repeated += 1;
        progress.add();
      }
    });
    const story = await killAgain({
      site,
      kills: KILLS,
      luck: randomFor('kills', SEED),
      progress,
      between: [30, 180],
      running: () => server,
      serve: async () => void (server = await site.serve()),
    });
    await progress.until(50);
    over.abort();
    await Promise.all(work);
    process.stdout.write(`KILLS_SEED=${SEED}: ${story}; ${acknowledged.length} written, ${repeated} of them were there already\n`);

    await expectRecord(site, acknowledged);
    const db = createDatabase(createPool({ url: site.ownerUrl, max: 1, onError: () => undefined }));
    const { entidadId } = site.company;
    const empresa = await createEntidadesService({ db }).getConfiguration(entidadId, 0);
    const rebuilt = await rebuildProjections({ db, entidadId, empresa, write: false });
    await db.close();
    expect(rebuilt).toMatchObject({ personas: PEOPLE.length, distintos: [] });
  },
);
