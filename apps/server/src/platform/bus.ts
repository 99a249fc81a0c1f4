import type { Transaction } from './database/database.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs.ts';

/** Something that happened in a company. Ids and nothing about people: it is seen by whoever reads the queue. */
export type Happening = { entidadId: number; /** Whom it is about; missing where it concerns everybody. */ personaId?: number };
/** A kind of event. `temas`: features of which something is new for those whom it concerns, told to whoever is connected. */
export type EventType<T extends Happening> = { readonly name: string; readonly temas: readonly string[]; readonly sample?: T };
/** What those who are connected are told: of what something is new, and for whom. */
export type Novedad = { entidadId: number; personaId: number | null; temas: readonly string[] };

/** `id`: the same each time that this event is told, for whoever must not do a thing twice. */
export type Subscriber<T> = (data: T, told: { id: string }) => Promise<void>;
export type Subscription = { event: string; handle: Subscriber<never> };

export const defineEvent = <T extends Happening>(name: string, { temas = [] }: { temas?: readonly string[] } = {}): EventType<T> => ({
  name,
  temas,
});
/** Has something done after an event: at least once, by one process, as long as it takes. */
export const subscribe = <T extends Happening>(event: EventType<T>, handle: Subscriber<T>): Subscription => ({
  event: event.name,
  handle,
});

export type Bus = {
  /** Says within a transaction what happens with it: nobody hears of it unless it is committed, and then everybody does. */
  emit<T extends Happening>(tx: Transaction, event: EventType<T>, data: T): Promise<void>;
};

const QUEUE = 'eventos';

/** For what is made without anybody being told: the demo company, commands. */
export const SILENT_BUS: Bus = { emit: async () => undefined };

/**
 * Events: one row in the queue of jobs, written with what it tells of, from which subscribers are told at least once; and one notification
 * after the commit, by which those who are connected hear within a moment, whichever process they are connected to.
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
    for (const { handle } of of(event)) await handle(data as never, { id });
  });

  return {
    async emit(tx, { name, temas }, data) {
      if (of(name).length > 0) await jobs.send(QUEUE, { event: name, data }, { tx });
      const { entidadId, personaId = null } = data;
      if (temas.length > 0) tx.afterCommit(() => events.publish({ entidadId, personaId, temas }));
    },
  };
}
