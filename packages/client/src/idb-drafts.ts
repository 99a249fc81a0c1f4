import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What somebody typed into a form that is not sent yet. */
export type StoredDraft = {
  key: string;
  /** Instance, company and person: nobody else reads it. */
  owner: string;
  values: object;
  /** When it was last changed, in milliseconds. */
  at: number;
  /** Why the server does not take it as it is, in words. Whoever changes it tries again. */
  refusal?: string;
};

/** A file of such a form: its bytes, so that it can be uploaded later, or once more. */
export type DraftFile = {
  key: string;
  draft: string;
  nombre: string;
  tipo: string;
  bytes: ArrayBuffer;
  /** Under which the server has it; null: it does not have it yet. */
  ficheroId: number | null;
  /** Why the server will never take it, in words. */
  refusal?: string;
};

/** Drafts and their files on this device. Implementations may throw. */
export type DraftStore = {
  /** Those of a person, the latest first. */
  all(owner: string): Promise<StoredDraft[]>;
  /** One of them; null if this person has none of that key. */
  find(owner: string, key: string): Promise<StoredDraft | null>;
  put(draft: StoredDraft): Promise<void>;
  /** Deletes it and its files. */
  remove(key: string): Promise<void>;
  /** The files of a draft, in the order in which they were added. */
  files(draft: string): Promise<DraftFile[]>;
  addFile(file: DraftFile): Promise<void>;
  /** Notes under which id the server has it now. */
  noteUpload(key: string, ficheroId: number): Promise<void>;
  /** Notes why the server will never take a file. */
  noteRefusal(key: string, refusal: string): Promise<void>;
  removeFile(key: string): Promise<void>;
};

type Schema = DBSchema & {
  borradores: { key: string; value: StoredDraft; indexes: { owner: string } };
  ficheros: { key: number; value: DraftFile; indexes: { draft: string; key: string } };
};

const NAME = 'jornada-borradores';
const VERSION = 1;
/** A photo counts as kept only when it is on the disk: the ticket may be gone by then. */
const DURABLE = { durability: 'strict' } as const;

/** Drafts in this browser's IndexedDB. They are still there after the app is closed, after an update and after a log-out. */
export function createIdbDrafts(): DraftStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (db) => {
        db.createObjectStore('borradores', { keyPath: 'key' }).createIndex('owner', 'owner');
        const files = db.createObjectStore('ficheros', { autoIncrement: true });
        files.createIndex('draft', 'draft');
        files.createIndex('key', 'key', { unique: true });
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => (opened = null),
    });
    opened.catch(() => (opened = null));
    return opened;
  };
  return {
    async all(owner) {
      const found = await (await database()).getAllFromIndex('borradores', 'owner', owner);
      return found.toSorted((a, b) => b.at - a.at);
    },
    async find(owner, key) {
      const found = await (await database()).get('borradores', key);
      return found?.owner === owner ? found : null;
    },
    put: async (draft) => void (await (await database()).put('borradores', draft)),
    async remove(key) {
      const tx = (await database()).transaction(['borradores', 'ficheros'], 'readwrite');
      const files = tx.objectStore('ficheros');
      const keys = await files.index('draft').getAllKeys(key);
      await Promise.all([tx.objectStore('borradores').delete(key), ...keys.map((one) => files.delete(one)), tx.done]);
    },
    files: async (draft) => (await database()).getAllFromIndex('ficheros', 'draft', draft),
    async addFile(file) {
      const tx = (await database()).transaction('ficheros', 'readwrite', DURABLE);
      await Promise.all([tx.store.add(file), tx.done]);
    },
    async noteUpload(key, ficheroId) {
      const tx = (await database()).transaction('ficheros', 'readwrite');
      const cursor = await tx.store.index('key').openCursor(key);
      await Promise.all([cursor?.update({ ...cursor.value, ficheroId }), tx.done]);
    },
    async noteRefusal(key, refusal) {
      const tx = (await database()).transaction('ficheros', 'readwrite');
      const cursor = await tx.store.index('key').openCursor(key);
      await Promise.all([cursor?.update({ ...cursor.value, refusal }), tx.done]);
    },
    async removeFile(key) {
      const tx = (await database()).transaction('ficheros', 'readwrite');
      const cursor = await tx.store.index('key').openCursor(key);
      await Promise.all([cursor?.delete(), tx.done]);
    },
  };
}
