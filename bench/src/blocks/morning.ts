import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from '@jornada/server/platform/clock.ts';
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
/** How much of the company comes while it is measured. The others are in before. */
const LATE = 0.1;
const SLACK = 0.02;
/** Whoever is not read ahead by then is not read. */
const NIGHT_MS = 15 * 60_000;
const LOOK_MS = 1000;
/** The night is over if nobody was read for so many looks. */
const QUIET_LOOKS = 5;

const STEPS = ['first home', 'first clock-in', 'later home', 'later clock-in'] as const;
type Step = (typeof STEPS)[number];
type Morning = Record<Step, Cost>;

/** All of these people do one thing each. */
async function all(site: Site, product: Product, people: readonly SignedInPerson[], what: (some: SignedInPerson[]) => Request[]) {
  return withProcessor(site, product.pid, () => runLoad({ origin: product.origin, lists: deal(people, CONNECTIONS).map(what) }));
}

async function countReadAhead({ origin }: Product): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^jornada_people_read_ahead_total (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

/** Some work late, and then it is night: the server reads who is expected. @returns how many it has read. */
async function passNight(site: Site, product: Product, some: readonly SignedInPerson[]): Promise<number> {
  await all(site, product, some, home);
  const until = monotonicMs() + NIGHT_MS;
  let [count, quiet] = [0, 0];
  while (quiet < QUIET_LOOKS && monotonicMs() < until) {
    await delay(LOOK_MS);
    const now = await countReadAhead(product);
    quiet = now > 0 && now === count ? quiet + 1 : 0;
    count = now;
  }
  return count;
}

/** The last tenth of a company comes, while the others are in: each opens the app, clocks in, and later looks again and goes to a break. */
async function come(world: World, site: Site, { hasNight }: { hasNight: boolean }): Promise<Morning> {
  const product = await startProduct(site);
  try {
    const late = Math.floor((site.employees * LATE) / CONNECTIONS) * CONNECTIONS;
    const marks = await findMarks(site);
    const mark = (which: number) => (some: SignedInPerson[]) => clockDay(some, marks.slice(which, which + 1));
    // A few have a day open since yesterday.
    const signIn = () => signPeopleIn(site, Math.floor(site.employees * (1 - SLACK)));
    const ahead = hasNight ? await passNight(site, product, (await signIn()).slice(late, late + CONNECTIONS)) : 0;
    const everybody = await signIn();
    await all(site, product, everybody.slice(late), mark(0));
    const people = everybody.slice(0, late);
    const morning = {
      'first home': await all(site, product, people, home),
      'first clock-in': await all(site, product, people, mark(0)),
      'later home': await all(site, product, people, home),
      'later clock-in': await all(site, product, people, mark(1)),
    };
    console.log(
      `  ${site.employees} people, ${ahead} read ahead: first contact ${first(morning).toFixed(2)} ms, later ${later(morning).toFixed(2)}`,
    );
    return morning;
  } finally {
    await product.stop();
    await world.tidy(site);
  }
}

/** Home and a clock-in together: what a person costs who comes. */
const first = (morning: Morning): number => morning['first home'].processor + morning['first clock-in'].processor;
const later = (morning: Morning): number => morning['later home'].processor + morning['later clock-in'].processor;

async function measureSite(world: World, site: Site, passes: number): Promise<Figure[]> {
  const nights = await times(passes, () => come(world, site, { hasNight: true }));
  const starts = await times(passes, () => come(world, site, { hasNight: false }));
  const size = site.employees.toLocaleString('en');
  const processor = 'ms of processor each';
  const [ours, beside] = [nights.map(first), nights.map(later)];
  const contact: Figure = {
    what: `${size} people: first contact (home and a clock-in), beside a later one`,
    unit: processor,
    ours: spreadOf(ours),
    beside: spreadOf(beside),
    judged: ratios(ours, beside),
    bar: { atMost: 1.6 },
  };
  const anew: Figure = {
    what: `${size} people: the same with nobody read ahead`,
    unit: processor,
    ours: spreadOf(starts.map(first)),
    beside: spreadOf(starts.map(later)),
    judged: ratios(starts.map(first), starts.map(later)),
    bar: null,
  };
  const step = (name: Step, unit: string, of: (cost: Cost) => number): Figure => {
    const [read, notRead] = [nights.map((morning) => of(morning[name])), starts.map((morning) => of(morning[name]))];
    return {
      what: `${size} people: ${name}${unit === 'ms' ? ', p99' : ''}, beside the same with nobody read ahead`,
      unit,
      ours: spreadOf(read),
      beside: spreadOf(notRead),
      judged: ratios(read, notRead),
      bar: null,
    };
  };
  return [
    contact,
    anew,
    ...STEPS.flatMap((name) => [step(name, processor, (cost) => cost.processor), step(name, 'ms', (cost) => cost.p99)]),
  ];
}

async function measure(world: World, { passes }: Effort): Promise<{ figures: Figure[]; notes: string[] }> {
  return {
    figures: [...(await measureSite(world, world.small, passes)), ...(await measureSite(world, world.big, passes))],
    notes: [
      `The last tenth of a company comes, everybody once, c=${CONNECTIONS}: home, a clock-in, home again, and a break; the other nine tenths are in. Each morning is that of a process of its own, which has read ahead or was started just before.`,
    ],
  };
}

export const morning: Block = { name: 'morning', title: 'The morning: the first contact of a day', measure };
