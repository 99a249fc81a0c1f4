import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { PlacedWaiting, QueueStore, Waiting } from './waiting.ts';

type Schema = DBSchema & { acciones: { key: number; value: Waiting & { place?: number } } };

type Actions = IDBPObjectStore<Schema, ['acciones'], 'acciones', 'readwrite'>;

const NAME = 'jornada';
const VERSION = 1;
/** An action counts as kept only when it is on the disk, because a phone may be switched off right after. */
const DURABLE = { durability: 'strict' } as const;

/**
 * The waiting actions in this browser's IndexedDB. They are still there after the tab or browser is closed, after an update and
 * after a log-out. The database is opened at its first use, and again if the browser has closed it.
 */
export function createIdbStore(): QueueStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (db) => void db.createObjectStore('acciones', { keyPath: 'place', autoIncrement: true }),
      // A newer version of the app in another tab wants to change the database.
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
        // Another tab may have sent or withdrawn it meanwhile.
        if (await actions.getKey(action.place)) await actions.put(action);
      }),
    remove: (place) => write((actions) => actions.delete(place)),
  };
}
