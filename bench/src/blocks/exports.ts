import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs, systemClock } from '@jornada/server/platform/clock.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { clockDay, findMarks } from '../load/requests.ts';
import { deal, runLoad } from '../load/run-load.ts';
import type { Figure } from '../report/figure.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { computeExcess } from '../world/night.ts';
import { signPeopleIn, type SignedInPerson } from '../world/people.ts';
import { largestChild, memoryOf } from '../world/processor.ts';
import { startProduct, type Product } from '../world/product.ts';
import type { Site, World } from '../world/world.ts';
import type { Block } from './block.ts';

const CONNECTIONS = 16;
/** People who clock while an export is made. */
const MOST_CLOCKING = 3000;
const EVERY_MS = 100;
const DAYS = 30;

type Row = { id: number; estado: string; archivo: { bytes: number } | null };
type Made = { seconds: number; server: number; child: number; bytes: number };

/** A month of everybody for the inspectorate, from the asking until it can be fetched. */
async function make({ origin, pid }: Product, { headers }: SignedInPerson): Promise<Made> {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${origin}/instancia/${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { content } = (await answer.json()) as { content: T };
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return content;
  };
  const today = systemClock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const begun = monotonicMs();
  const asked = { clase: 'inspeccion', desde: today.subtract({ days: DAYS }).toString(), hasta: today.subtract({ days: 1 }).toString() };
  const { id } = await ask<Row>('POST', 'intranet/exportes', asked);
  const made: Made = { seconds: 0, server: 0, child: 0, bytes: 0 };
  for (;;) {
    await delay(EVERY_MS);
    made.server = Math.max(made.server, memoryOf(pid));
    made.child = Math.max(made.child, largestChild(pid));
    const { items } = await ask<{ items: Row[] }>('GET', 'intranet/exportes');
    const row = items.find((one) => one.id === id);
    if (row?.estado === 'fallido') throw new Error('the export has failed');
    if (row?.estado === 'listo') return { ...made, seconds: (monotonicMs() - begun) / 1000, bytes: row.archivo?.bytes ?? 0 };
  }
}

async function measureSite(world: World, site: Site): Promise<Figure[]> {
  const people = `${site.employees.toLocaleString('en')} people`;
  // Anew for each export: a session is good for a quarter of an hour.
  const signIn = async () => {
    const [one] = await signPeopleIn(site, 1);
    if (!one) throw new Error('nobody asks');
    return one;
  };
  const admin = await signIn();
  await runSql(site.urls.superuserUrl, `update instancia.usuarios set roles = '{admin}' where usuario_id = $1`, [admin.usuarioId]);
  await computeExcess(site);
  const product = await startProduct(site);
  try {
    const clock = async (): Promise<number> => {
      const some = await signPeopleIn(site, Math.min(MOST_CLOCKING, Math.floor(site.employees * 0.5)));
      const marks = await findMarks(site);
      return (await runLoad({ origin: product.origin, lists: deal(some, CONNECTIONS).map((few) => clockDay(few, marks)) })).rate;
    };
    const made = await make(product, admin);
    console.log(`  ${people}: ${made.seconds.toFixed(1)} s, server ${made.server.toFixed(0)} MiB, of its own ${made.child.toFixed(0)} MiB`);
    await clock();
    await world.tidy(site);
    const alone = await clock();
    await world.tidy(site);
    const making = make(product, await signIn());
    // Awaited below, after the clock-ins.
    making.catch(() => undefined);
    const beside = await clock();
    const whileClocking = await making;
    await world.tidy(site);
    console.log(`  ${people}: clock-ins ${alone.toFixed(0)} a second alone, ${beside.toFixed(0)} beside an export`);
    const figure = (what: string, unit: string, value: number, bar: Figure['bar']): Figure => {
      const ours = spreadOf([value]);
      return { what: `${people}: ${what}`, unit, ours, judged: ours, bar };
    };
    return [
      figure('a month for the inspectorate', 's', made.seconds, null),
      figure('the same while people clock', 's', whileClocking.seconds, null),
      figure('resident memory of the server meanwhile', 'MiB', made.server, null),
      figure('resident memory of the process of the export', 'MiB', Math.max(made.child, whileClocking.child), { atMost: 300 }),
      figure('the archive', 'MiB', made.bytes / 2 ** 20, null),
      {
        what: `${people}: clock-ins while an export is made, c=${CONNECTIONS}`,
        unit: 'requests/s',
        ours: spreadOf([beside]),
        beside: spreadOf([alone]),
        judged: ratios([beside], [alone]),
        bar: { atLeast: 0.85 },
      },
    ];
  } finally {
    await product.stop();
  }
}

export const exports: Block = {
  name: 'exportes',
  title: 'A month of everybody for the inspectorate',
  async measure(world) {
    return {
      figures: [...(await measureSite(world, world.small)), ...(await measureSite(world, world.big))],
      notes: ['Each once. Beside the clock-ins: the same with no export.'],
    };
  },
};
