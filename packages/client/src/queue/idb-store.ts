import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { PlacedWaiting, QueueStore, Waiting } from './waiting.ts';

type Schema = DBSchema & { acciones: { key: number; value: Waiting & { place?: number } } };

type Actions = IDBPObjectStore<Schema, ['acciones'], 'acciones', 'readwrite'>;

const NAME = 'jornada';
const VERSION = 1;
/** On the disk before it counts as kept: a phone may be switched off right after. */
const DURABLE = { durability: 'strict' } as const;

/**
 * The waiting actions in this browser's IndexedDB: they outlive the tab, the browser, an update and a log-out. The
 * database is opened at the first use, and anew after the browser has closed it.
 */
export function createIdbStore(): QueueStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (db) => void db.createObjectStore('acciones', { keyPath: 'place', autoIncrement: true }),
      // A newer version of the app in another tab wants to change it.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
  const write = async (work: (actions: Actions) => Promise<unknown>): Promise<void> => {
    const tx = (await database()).transaction('acciones', 'readwrite', DURABLE);
    await Promise.all([work(tx.store), tx.done]);
  };

  return {
    all: async () => (await (await database()).getAll('acciones')) as PlacedWaiting[],
    add: (action) => write((actions) => actions.add(action)),
    replace: (action) =>
      write(async (actions) => {
        // It may have been sent or withdrawn by another tab meanwhile.
        if (await actions.getKey(action.place)) await actions.put(action);
      }),
    remove: (place) => write((actions) => actions.delete(place)),
  };
}
