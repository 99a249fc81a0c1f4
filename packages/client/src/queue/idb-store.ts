import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { isHere, type ClockBody, type PlacedWaiting, type QueueStore, type Waiting } from './waiting.ts';

type Schema<Body> = DBSchema & { acciones: { key: number; value: Waiting<Body> & { place?: number } } };

type Actions<Body> = IDBPObjectStore<Schema<Body>, ['acciones'], 'acciones', 'readwrite'>;

/** That of the clock actions. Other actions have a database of their own. */
const NAME = 'jornada';
const VERSION = 1;
/** An action counts as kept only when it is on the disk, because a phone may be switched off right after. */
const DURABLE = { durability: 'strict' } as const;

/**
 * The waiting actions in this browser's IndexedDB. They are still there after the tab or browser is closed, after an update and
 * after a log-out. The database is opened at its first use, and again if the browser has closed it.
 */
export function createIdbStore<Body = ClockBody>(name = NAME): QueueStore<Body> {
  let opened: Promise<IDBPDatabase<Schema<Body>>> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const database = (): Promise<IDBPDatabase<Schema<Body>>> => {
    opened ??= openDB<Schema<Body>>(name, VERSION, {
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
  const write = async <T>(work: (actions: Actions<Body>) => Promise<T>): Promise<T> => {
    const tx = (await database()).transaction('acciones', 'readwrite', DURABLE);
    const [answer] = await Promise.all([work(tx.store), tx.done]);
    return answer;
  };

  return {
    all: async () => (await (await database()).getAll('acciones')) as PlacedWaiting<Body>[],
    add: (action) => write(async (actions) => void (await actions.add(action))),
    replace: (action) =>
      write(async (actions) => {
        const isKept = (await actions.getKey(action.place)) !== undefined;
        if (isKept) await actions.put(action);
        return isKept;
      }),
    remove: (place) => write((actions) => actions.delete(place)),
    take: (place) =>
      write(async (actions) => {
        const action = await actions.get(place);
        const isTaken = action !== undefined && isHere(action);
        if (isTaken) await actions.delete(place);
        return isTaken;
      }),
  };
}
