import { systemClock } from '@jornada/server/platform/clock.ts';
import { clockDay, findMarks } from '../load/requests.ts';
import { deal, runLoad, type Request } from '../load/run-load.ts';
import type { Figure } from '../report/figure.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { computeExcess } from '../world/night.ts';
import { signAdminIn, signPeopleIn, type SignedInPerson } from '../world/people.ts';
import { startProduct, type Product } from '../world/product.ts';
import type { Site, World } from '../world/world.ts';
import { times, type Block, type Effort } from './block.ts';
import { withProcessor } from './sides.ts';

/** Calls of one kind in each pass, one after the other: the kernel counts processor time in steps of 10 ms. */
const CALLS = 10;
/** How much of a company is in before anything is measured. */
const IN = 0.8;
const CONNECTIONS = 16;

const thisMonth = (): string => {
  const { year, month } = systemClock.now().toZonedDateTimeISO('UTC').toPlainDate();
  return `ano=${year}&mes=${month}`;
};
const TODAY = 'intranet/hoy/listado?start=0&limit=200';
const get = (path: string, { headers }: SignedInPerson): Request => ({ method: 'GET', path: `/instancia/${path}`, headers });

/** What an admin opens, as the intranet asks for it. */
const PAGES: Record<string, string> = {
  'Hoy, nothing new': TODAY,
  'month, by name': `intranet/mes?${thisMonth()}`,
  'month, by balance': `intranet/mes?${thisMonth()}&sort=saldo&dir=desc`,
  'totals of a month': `intranet/mes/totales?${thisMonth()}`,
  'the look before closing': `intranet/cierres/revision?${thisMonth()}`,
  'counts of people': 'intranet/personas/cuentas',
};
/** Somebody clocks before each call: what both cost together. */
const RUSH = 'Hoy, after each clock-in';

/** Milliseconds of processor that one call of each page costs. */
async function readPages(site: Site, { origin, pid }: Product): Promise<Map<string, number>> {
  const costs = new Map<string, number>();
  const note = async (name: string, requests: Request[]): Promise<void> => {
    const { processor, answers } = await withProcessor(site, pid, () => runLoad({ origin, lists: [requests] }));
    costs.set(name, (processor * answers) / CALLS);
  };
  const admin = await signAdminIn(site);
  for (const [name, path] of Object.entries(PAGES)) {
    await runLoad({ origin, lists: [[get(path, admin)]] });
    await note(
      name,
      Array.from({ length: CALLS }, () => get(path, admin)),
    );
  }
  const marks = (await findMarks(site)).slice(0, 1);
  const clocked = clockDay(await signPeopleIn(site, CALLS), marks);
  await note(
    RUSH,
    clocked.flatMap((request) => [request, get(TODAY, admin)]),
  );
  return costs;
}

/** Most of a company is in, and its month is summed up. */
async function fillDay(site: Site, { origin }: Product): Promise<void> {
  const people = await signPeopleIn(site, Math.floor((site.employees * IN) / CONNECTIONS) * CONNECTIONS);
  const marks = (await findMarks(site)).slice(0, 1);
  await runLoad({ origin, lists: deal(people, CONNECTIONS).map((some) => clockDay(some, marks)) });
  const admin = await signAdminIn(site);
  const path = `/instancia/intranet/mes/totales?${thisMonth()}`;
  for (let left = 1; left > 0;) {
    const answer = await fetch(origin + path, { headers: admin.headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    left = (JSON.parse(text) as { content: { faltan: number } }).content.faltan;
  }
}

async function measure(world: World, { passes }: Effort): Promise<{ figures: Figure[]; notes: string[] }> {
  const { small, big } = world;
  const products = { small: await startProduct(small), big: await startProduct(big) };
  try {
    await fillDay(small, products.small);
    await fillDay(big, products.big);
    for (const site of [small, big]) await computeExcess(site);
    const pairs = await times(passes + 1, async () => {
      const few = await readPages(small, products.small);
      const many = await readPages(big, products.big);
      for (const [name, cost] of many) console.log(`  ${name}: ${cost.toFixed(1)} ms, ${few.get(name)?.toFixed(1)} in the smaller company`);
      return { few, many };
    });
    const measured = pairs.slice(1);
    const figures = [...Object.keys(PAGES), RUSH].map((what): Figure => {
      const [ours, beside] = [measured.map(({ many }) => many.get(what) ?? 0), measured.map(({ few }) => few.get(what) ?? 0)];
      return {
        what,
        unit: 'ms of processor each',
        ours: spreadOf(ours),
        beside: spreadOf(beside),
        judged: ratios(ours, beside),
        bar: { atMost: 1.5 },
      };
    });
    return {
      figures,
      notes: [
        `Ours: ${big.employees.toLocaleString('en')} people, beside it ${small.employees.toLocaleString('en')}, each asked by an admin, ${CALLS} calls of each page one after the other. Four fifths are in. \`${RUSH}\` has the cost of the clock-in in it.`,
      ],
    };
  } finally {
    await products.small.stop();
    await products.big.stop();
    for (const site of [small, big]) await world.tidy(site);
  }
}

export const crowd: Block = { name: 'crowd', title: 'Pages about everybody in a large company', measure };
