import type { Transaction } from './database/database.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs.ts';

/**
 * Something that happened in a company. It contains ids but no data about people, because the queue has no row-level security.
 */
type Happening = {
  entidadId: number;
  /** Whom it is about; missing where it concerns everybody. */
  personaId?: number;
  /** The people whose open apps are told, and nobody else. */
  personaIds?: readonly number[];
  /** Not the person is told, but those who answer for them. */
  equipo?: true;
};
/** A kind of event. `temasOf`: features of which something is new; the open apps of the people concerned are told. */
export type EventType<T extends Happening> = { readonly name: string; temasOf(data: T): readonly string[]; readonly sample?: T };
/** What open apps are told: the features of which something is new, and for whom. */
export type Novedad = {
  entidadId: number;
  personaId: number | null;
  personaIds?: readonly number[];
  /** Only those are told who answer for the person, and a little later: such news comes in crowds. */
  equipo?: true;
  temas: readonly string[];
};

/** `id` is the same each time that this event is delivered, so that a subscriber can avoid doing a thing twice. */
export type Subscriber<T> = (data: T, told: { id: string }) => Promise<void>;
/** A subscriber of one event, ready to be given what the queue brings: the queue forgets types. */
export type Subscription = { event: string; handle(data: unknown, told: { id: string }): Promise<void> };

export const defineEvent = <T extends Happening>(
  name: string,
  { temas = [] }: { temas?: readonly string[] | ((data: T) => readonly string[]) } = {},
): EventType<T> => ({
  name,
  temasOf: (data) => (typeof temas === 'function' ? temas(data) : temas),
});
/** Declares what is done after an event. It runs at least once, in one process, and is repeated if it fails. */
export const subscribe = <T extends Happening>(event: EventType<T>, handle: Subscriber<T>): Subscription => ({
  event: event.name,
  // Only `emit` puts an event into the queue, with the data of its type.
  handle: (data, told) => handle(data as T, told),
});

export type Bus = {
  /** Tells an event within a transaction. If the transaction commits, all subscribers get the event; otherwise none does. */
  emit<T extends Happening>(tx: Transaction, event: EventType<T>, data: T): Promise<void>;
};

const QUEUE = 'eventos';

/** So many people fit into one notification. */
const AT_ONCE = 500;

/** What open apps are told of an event; more than one message if it concerns many people. */
function newsOf({ entidadId, personaIds, ...about }: Happening, temas: readonly string[]): Novedad[] {
  const personaId = about.personaId ?? null;
  if (temas.length === 0) return [];
  if (!personaIds) return [{ entidadId, personaId, ...(about.equipo && { equipo: about.equipo }), temas }];
  const parts = Array.from({ length: Math.ceil(personaIds.length / AT_ONCE) }, (_, part) =>
    personaIds.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  return parts.map((ids) => ({ entidadId, personaId, personaIds: ids, temas }));
}

/** Tells nobody. For the demo company and for commands. */
export const SILENT_BUS: Bus = { emit: async () => undefined };

/**
 * Events (ADR 28). Each is one row in the queue of jobs, written in the transaction that it tells of; from there subscribers are told at least
 * once. After the commit one notification reaches all processes, so that open apps hear of it within a moment.
 */
export function createBus({
  jobs,
  events,
  subscriptions,
}: {
  jobs: Jobs;
  events: Events<Novedad>;
  subscriptions(): readonly Subscription[];
}): Bus {
  let known: Map<string, Subscription[]> | undefined;
  const of = (name: string): Subscription[] => (known ??= Map.groupBy(subscriptions(), ({ event }) => event)).get(name) ?? [];

  jobs.work<{ event: string; data: Happening }>(QUEUE, async ({ event, data }, { id }) => {
    for (const { handle } of of(event)) await handle(data, { id });
  });

  return {
    async emit(tx, { name, temasOf }, data) {
      if (of(name).length > 0) await jobs.send(QUEUE, { event: name, data }, { tx });
      for (const news of newsOf(data, temasOf(data))) tx.afterCommit(() => events.publish(news));
    },
  };
}
