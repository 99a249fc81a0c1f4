import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A document that somebody keeps on this device, with its file. */
export type KeptDocument = {
  /** Instance, company and person: nobody else reads it. */
  owner: string;
  id: number;
  titulo: string;
  /** The name of its kind, and when it was published. */
  tipo: string;
  publicado: string;
  fichero: { nombre: string; tipo: string };
  bytes: ArrayBuffer;
};

/** Documents that people keep on this device; shared by the tabs of one browser. Implementations may throw. */
export type KeptDocumentStore = {
  list(owner: string): Promise<KeptDocument[]>;
  /** Keeps it instead of an earlier file of the same document. */
  put(document: KeptDocument): Promise<void>;
  drop(owner: string, id: number): Promise<void>;
  /** Drops what belongs to anybody else; null: all of it. */
  keepOnly(owner: string | null): Promise<void>;
};

type Schema = DBSchema & { documentos: { key: [string, number]; value: KeptDocument } };

const NAME = 'jornada-documentos';
const VERSION = 1;

/** In a database of their own, apart from the copies, of which the oldest are dropped. */
export function createIdbDocuments(): KeptDocumentStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (db) => void db.createObjectStore('documentos', { keyPath: ['owner', 'id'] }),
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => (opened = null),
    });
    opened.catch(() => (opened = null));
    return opened;
  };
  return {
    list: async (owner) => (await (await database()).getAll('documentos')).filter((one) => one.owner === owner),
    put: async (document) => void (await (await database()).put('documentos', document)),
    drop: async (owner, id) => (await database()).delete('documentos', [owner, id]),
    async keepOnly(owner) {
      const tx = (await database()).transaction('documentos', 'readwrite');
      const keys = await tx.store.getAllKeys();
      await Promise.all([...keys.filter(([of]) => of !== owner).map((key) => tx.store.delete(key)), tx.done]);
    },
  };
}
