import { systemClock } from '@jornada/server/platform/clock.ts';
import type { Figure } from '../report/figure.ts';
import type { Touched } from '../report/plans.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { clockDay, findMarks, type MarkToSend } from '../load/requests.ts';
import type { Request } from '../load/run-load.ts';
import { standAtKiosks } from '../world/kiosks.ts';
import { signPeopleIn, type SignedInPerson } from '../world/people.ts';
import { startProduct } from '../world/product.ts';
import { startWatchedApp } from '../world/watched-app.ts';
import type { Site, World } from '../world/world.ts';
import { times, type Block, type Effort } from './block.ts';
import { AT_KIOSK, CLOCK_IN, HOME, measureOurs } from './sides.ts';

/** Number of people whose calls are measured. One more person comes first, to fill the caches of the connection. */
const WATCHED = 20;
const CONNECTIONS = 16;

const get = (path: string, { headers }: SignedInPerson): Request => ({ method: 'GET', path: `/instancia/${path}`, headers });
/** The day so many days ago, which is in the middle of many records. */
const daysAgo = (days: number): Temporal.PlainDate => systemClock.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days });
const lastMonth = (): string => `getCalendario?ano=${daysAgo(15).year}&mes=${daysAgo(15).month}`;
const lastDay = (): string => `listado?filtro_fecha=${daysAgo(3).toString()}`;

/** The measured calls. The clock-in is the first one of the day. */
const CALLS: Record<string, (person: SignedInPerson, marks: readonly MarkToSend[]) => Request[]> = {
  'clock-in': (person, marks) => clockDay([person], marks.slice(0, 1)),
  [AT_KIOSK.what]: (person, marks) => clockDay([person], marks.slice(0, 1)),
  home: (person) => [get('registros/registrosHoy', person)],
  'month in the calendar': (person) => [get(`registros/${lastMonth()}`, person)],
  'list of a day': (person) => [get(`registros/${lastDay()}`, person)],
  balance: (person) => [get('registros/balanceMinutosWithTimeZone', person)],
  'colleagues, first part': (person) => [get('team/getteamlist', person)],
  'a colleague by name': (person) => [get(`team/getteamlist?texto=santana`, person)],
};

/** What each call reads, person by person. */
async function watchSite(site: Site): Promise<Map<string, Touched[]>> {
  const people = await signPeopleIn(site, WATCHED + 1);
  const atKiosks = await standAtKiosks(site, 2 * (WATCHED + 1));
  const marks = await findMarks(site);
  const app = await startWatchedApp(site);
  try {
    const result = new Map<string, Touched[]>();
    for (const [name, call] of Object.entries(CALLS)) {
      const touched: Touched[] = [];
      // Others than those who have clocked on their own device.
      const some = name === AT_KIOSK.what ? atKiosks.slice(WATCHED + 1) : people;
      for (const person of some) for (const request of call(person, marks)) touched.push(await app.watch(request));
      result.set(name, touched.slice(1));
    }
    return result;
  } finally {
    await app.close();
  }
}

const average = (touched: readonly Touched[], what: keyof Touched): number =>
  touched.reduce((sum, one) => sum + one[what], 0) / touched.length;

async function touchedFigures({ small, big }: World): Promise<Figure[]> {
  const before = await watchSite(small);
  const after = await watchSite(big);
  return [...before].flatMap(([name, touched]) =>
    (['buffers', 'rows'] as const).map((what): Figure => {
      const ours = [average(after.get(name) ?? [], what)];
      const beside = [average(touched, what)];
      return {
        what: `${name}: ${what === 'buffers' ? 'pages' : 'rows'} touched`,
        unit: what === 'buffers' ? 'pages of 8 KiB' : 'rows',
        ours: spreadOf(ours),
        beside: spreadOf(beside),
        judged: ratios(ours, beside),
        bar: { atMost: 1.1 },
      };
    }),
  );
}

async function measure(world: World, { passes, people }: Effort): Promise<{ figures: Figure[]; notes: string[] }> {
  const { small, big } = world;
  const touched = await touchedFigures(world);
  for (const site of [small, big]) await world.tidy(site);
  // The same number of people in both companies, limited by the smaller one.
  const count = Math.min(people, Math.floor(small.employees * 0.9));
  const servers = { small: await startProduct(small), big: await startProduct(big) };
  try {
    const throughput: Figure[] = [];
    for (const kind of [CLOCK_IN, HOME]) {
      const pairs = await times(passes + 1, async () => {
        const side = { connections: CONNECTIONS, people: count };
        const before = await measureOurs(world, small, kind, { ...servers.small, ...side });
        const after = await measureOurs(world, big, kind, { ...servers.big, ...side });
        console.log(
          `  ${kind.what}: ${Math.round(before.rate)} a second with ${small.employees} people, ${Math.round(after.rate)} with ${big.employees}`,
        );
        return { before: before.rate, after: after.rate };
      });
      const [before, after] = [pairs.slice(1).map((pair) => pair.before), pairs.slice(1).map((pair) => pair.after)];
      throughput.push({
        what: `${kind.what}, c=${CONNECTIONS}`,
        unit: 'requests/s',
        ours: spreadOf(after),
        beside: spreadOf(before),
        judged: ratios(after, before),
        bar: { atLeast: 0.75 },
      });
    }
    return {
      figures: [...touched, ...throughput],
      notes: [
        `Ours: ${big.employees.toLocaleString('en')} people with ${big.lines.toLocaleString('en')} lines; beside it ${small.employees.toLocaleString('en')} with ${small.lines.toLocaleString('en')}. Pages and rows are what auto_explain says of every statement of a call, those within functions and of foreign keys included: the mean of ${WATCHED} people.`,
      ],
    };
  } finally {
    await servers.small.stop();
    await servers.big.stop();
  }
}

export const growth: Block = { name: 'growth', title: 'Ten times the data', measure };
