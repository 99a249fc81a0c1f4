import { bareClockDay, bareHome, clockDay, findMarks, home, type MarkToSend } from '../load/requests.ts';
import { deal, runLoad, type Measured, type Request } from '../load/run-load.ts';
import { standAtKiosks } from '../world/kiosks.ts';
import { signPeopleIn, type SignedInPerson } from '../world/people.ts';
import { between, processorFor } from '../world/processor.ts';
import type { Site, World } from '../world/world.ts';

/** A request that both sides get. */
export type Kind = {
  what: string;
  ours(people: readonly SignedInPerson[], marks: readonly MarkToSend[]): Request[];
  bare(entidadId: number, people: readonly SignedInPerson[], marks: readonly MarkToSend[]): Request[];
  /** Who sends them; by default people on devices of their own. */
  signIn?: (site: Site, count: number) => Promise<SignedInPerson[]>;
  /** The lowest ratio to the ceiling. */
  bar: number;
  /** The highest allowed ratio to the ceiling's p99, with 64 connections. */
  waits: number | null;
};

const fourTimes = <T>(list: T[]): T[] => [...list, ...list, ...list, ...list];

export const CLOCK_IN: Kind = { what: 'clock-in', ours: clockDay, bare: bareClockDay, bar: 0.4, waits: 4 };
export const AT_KIOSK: Kind = { ...CLOCK_IN, what: 'clock-in at a kiosk', signIn: standAtKiosks, bar: 0.35, waits: null };
export const HOME: Kind = {
  what: 'home',
  ours: (people) => fourTimes(home(people)),
  bare: (entidadId, people) => fourTimes(bareHome(entidadId, people)),
  bar: 0.4,
  waits: null,
};

/** The server, the number of connections, and the number of people. */
export type Side = { origin: string; pid: number; connections: number; people: number };
/** `processor`: processor time of each request in milliseconds, of the server and PostgreSQL. */
export type Cost = Measured & { processor: number };

/** What a measurement costs a server and its PostgreSQL. */
export async function withProcessor(site: Site, pid: number, work: () => Promise<Measured>): Promise<Cost> {
  const before = await processorFor(pid, site);
  const measured = await work();
  return { ...measured, processor: between(before, await processorFor(pid, site)) / measured.answers };
}

/** One measurement of the product. Its data are removed afterwards. */
export async function measureOurs(world: World, site: Site, kind: Kind, { origin, pid, connections, people }: Side): Promise<Cost> {
  const signedIn = await (kind.signIn ?? signPeopleIn)(site, people);
  const marks = await findMarks(site);
  const lists = deal(signedIn, connections).map((some) => kind.ours(some, marks));
  const cost = await withProcessor(site, pid, () => runLoad({ origin, lists }));
  await world.tidy(site);
  return cost;
}

/** One measurement of the bare server. It is faster, so it gets twice as many requests, and both take about as long. */
export async function measureBare(site: Site, kind: Kind, { origin, pid, connections, people }: Side): Promise<Cost> {
  const signedIn = await signPeopleIn(site, people);
  const marks = await findMarks(site);
  const lists = deal(signedIn, connections).map((some) => [1, 2].flatMap(() => kind.bare(site.entidadId, some, marks)));
  return withProcessor(site, pid, () => runLoad({ origin, lists }));
}
