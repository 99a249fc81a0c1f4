import type { DraftStore, StoredDraft } from '@jornada/client/idb-drafts.ts';
import type { FileKeeper } from '@jornada/web/files/uploads.ts';
import { createObservable, type Observable } from '@jornada/web/observable.ts';

/** Expenses that are on this device only: what was typed, and the pictures. Nothing fails where the device keeps nothing. */
export type Drafts = {
  items: Observable<readonly StoredDraft[]>;
  find(key: string): Promise<StoredDraft | null>;
  /** Keeps what was typed. */
  put(key: string, values: object): Promise<void>;
  remove(key: string): Promise<void>;
  /** Notes why the server does not take a draft, unless it was changed meanwhile. */
  noteRefusal(draft: StoredDraft, refusal: string): Promise<void>;
  /** Keeps the files of a draft. `values`: what is typed at that moment, because a file alone is a draft, too. */
  keeper(key: string, values: () => object): FileKeeper;
  read(): Promise<void>;
};

type Options = {
  /** Instance, company and person; null: nothing is kept, as for somebody who acts for another person. */
  owner: string | null;
  open: () => Promise<DraftStore>;
  /** Milliseconds. */
  now: () => number;
};

export function createDrafts({ owner, open, now }: Options): Drafts {
  const items = createObservable<readonly StoredDraft[]>([]);
  let opened: Promise<DraftStore> | null = null;
  /** @throws Error where the device keeps nothing. */
  const store = (): Promise<DraftStore> => (opened ??= open());

  async function read(): Promise<void> {
    if (owner === null) return;
    items.set(await store().then((it) => it.all(owner), nothing));
  }
  async function write(work: (it: DraftStore, of: string) => Promise<void>): Promise<void> {
    if (owner === null) return;
    try {
      await work(await store(), owner);
    } catch {
      // The screen still shows what was typed, and the tab keeps it.
    }
    await read();
  }
  const put = (key: string, values: object): Promise<void> => write((it, of) => it.put({ key, owner: of, values, at: now() }));
  return {
    items,
    read,
    find: async (key) =>
      owner === null
        ? null
        : store().then(
            (it) => it.find(owner, key),
            () => null,
          ),
    put,
    remove: (key) => {
      // At once: what was sent is no draft any more while the device still writes.
      items.set(items.get().filter((one) => one.key !== key));
      return write((it) => it.remove(key));
    },
    noteRefusal: (draft, refusal) =>
      write(async (it, of) => {
        if ((await it.find(of, draft.key))?.at === draft.at) await it.put({ ...draft, refusal });
      }),
    keeper: (key, values) => ({
      files: async () => (owner === null ? [] : (await store()).files(key)),
      async add(id, file) {
        if (owner === null) return;
        await (
          await store()
        ).addFile({ key: id, draft: key, nombre: file.name, tipo: file.type, bytes: await file.arrayBuffer(), ficheroId: null });
        await put(key, values());
      },
      noteUpload: async (id, ficheroId) => (owner === null ? undefined : (await store()).noteUpload(id, ficheroId)),
      noteRefusal: async (id, refusal) => (owner === null ? undefined : (await store()).noteRefusal(id, refusal)),
      remove: async (id) => (owner === null ? undefined : (await store()).removeFile(id)),
    }),
  };
}

const nothing = (): readonly StoredDraft[] => [];
