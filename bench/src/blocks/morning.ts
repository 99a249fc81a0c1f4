import { clockDay, findMarks, home } from '../load/requests.ts';
import { deal, runLoad, type Request } from '../load/run-load.ts';
import type { Figure } from '../report/figure.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { signPeopleIn, type SignedInPerson } from '../world/people.ts';
import { startProduct, type Product } from '../world/product.ts';
import type { Site, World } from '../world/world.ts';
import { times, type Block, type Effort } from './block.ts';
import { withProcessor, type Cost } from './sides.ts';

const CONNECTIONS = 16;
/** How much of the company comes while it is measured. The others are in before, or nobody is. */
const LATE = 0.1;

const STEPS = ['home', 'first clock-in', 'later clock-in'] as const;
type Step = (typeof STEPS)[number];
type Morning = Record<Step, Cost>;

/** All of these people do one thing each. */
async function all(site: Site, product: Product, people: readonly SignedInPerson[], what: (some: SignedInPerson[]) => Request[]) {
  return withProcessor(site, product.pid, () => runLoad({ origin: product.origin, lists: deal(people, CONNECTIONS).map(what) }));
}

/** The last tenth of a company comes: each opens the app, clocks in, and goes to a break. `isFull`: the others are in already. */
async function come(world: World, site: Site, product: Product, isFull: boolean): Promise<Morning> {
  const late = Math.floor((site.employees * LATE) / CONNECTIONS) * CONNECTIONS;
  const marks = await findMarks(site);
  const mark = (which: number) => (some: SignedInPerson[]) => clockDay(some, marks.slice(which, which + 1));
  if (isFull) await all(site, product, await signPeopleIn(site, site.employees - late), mark(0));
  const people = await signPeopleIn(site, late);
  const morning = {
    home: await all(site, product, people, home),
    'first clock-in': await all(site, product, people, mark(0)),
    'later clock-in': await all(site, product, people, mark(1)),
  };
  await world.tidy(site);
  return morning;
}

/** Home and the first clock-in together: what a person costs who comes. */
const contact = (morning: Morning): number => morning.home.processor + morning['first clock-in'].processor;

async function measureSite(world: World, site: Site, passes: number): Promise<Figure[]> {
  const product = await startProduct(site);
  try {
    const pairs = await times(passes + 1, async () => {
      const empty = await come(world, site, product, false);
      const full = await come(world, site, product, true);
      console.log(`  ${site.employees} people: first contact ${contact(full).toFixed(2)} ms, ${contact(empty).toFixed(2)} with nobody in`);
      return { empty, full };
    });
    const measured = pairs.slice(1);
    const figure = (what: string, unit: string, of: (morning: Morning) => number, bar: Figure['bar'] = null): Figure => {
      const [ours, beside] = [measured.map(({ full }) => of(full)), measured.map(({ empty }) => of(empty))];
      return {
        what: `${site.employees.toLocaleString('en')} people: ${what}`,
        unit,
        ours: spreadOf(ours),
        beside: spreadOf(beside),
        judged: bar && 'atMost' in bar && bar.atMost < 2 ? ratios(ours, beside) : spreadOf(ours),
        bar,
      };
    };
    const processor = 'ms of processor each';
    return [
      figure('first contact (home and the first clock-in)', processor, contact, { atMost: 2.5 }),
      figure('first contact, beside the same with nobody in', processor, contact, { atMost: 1.2 }),
      ...STEPS.flatMap((step) => [
        figure(step, processor, (morning) => morning[step].processor),
        figure(`${step}, p99`, 'ms', (morning) => morning[step].p99),
      ]),
    ];
  } finally {
    await product.stop();
  }
}

async function measure(world: World, { passes }: Effort): Promise<{ figures: Figure[]; notes: string[] }> {
  return {
    figures: [...(await measureSite(world, world.small, passes)), ...(await measureSite(world, world.big, passes))],
    notes: [
      `The last tenth of a company comes, everybody once, c=${CONNECTIONS}: home, the first clock-in, and later a break. Ours: the other nine tenths are in, since the statistics of the night. Beside it: nobody is.`,
    ],
  };
}

export const morning: Block = { name: 'morning', title: 'The morning: the first contact of a day', measure };
