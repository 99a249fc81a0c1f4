import { ApiError, newUuid, type Client } from '@jornada/client';
import { ficheros, type FicheroVista } from '@jornada/contract/ficheros.ts';
import { createObservable, type Observable } from '../observable.ts';

/** `waiting`: for the one before it, or for a network. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed';

/** A file of a form: chosen on this device, or uploaded earlier. */
export type UploadItem = {
  key: string;
  nombre: string;
  bytes: number;
  state: UploadState;
  /** How much of it has gone, 0 to 1. */
  share: number;
  /** As the server has it, once it does. */
  vista: FicheroVista | null;
  /** Why it was not uploaded, in words. */
  problem: string | null;
  /** Another try may help. */
  canRetry: boolean;
  /** Null if it was uploaded before this page was loaded. */
  file: File | null;
  /** Of the picture on this device; null for what is none. */
  address: string | null;
};

/** What the server knows of earlier uploads. */
type Earlier = {
  /** The most that a file may have; null until it is known. */
  maximoBytes: number | null;
  /** How many of the form's uploads are no longer there. */
  lost: number;
  /** It could not be asked. */
  isUnread: boolean;
};

export type Uploads = {
  items: Observable<readonly UploadItem[]>;
  earlier: Observable<Earlier>;
  /** One listener. Returns a function that stops it, and what is under way. */
  listen(listener: Listener): () => void;
  /** Asks for what the form's draft had uploaded: these ids. */
  start(ids: readonly number[]): Promise<void>;
  /** Takes a chosen file, and uploads it when its turn comes. With `problem` it is shown as refused, and not sent. */
  add(file: File, problem?: string): void;
  remove(key: string): void;
  /** Shows no upload but these any longer: the others belong to something now, or were discarded with the form. */
  keep(ids: readonly number[]): void;
  /** Tries what has failed or waits for a network again: this one, or all that wait. */
  retry(key?: string): void;
};

type Listener = {
  /** Called with the ids of what is uploaded, each time that they change. */
  onChange: (ids: number[]) => void;
  onDone: (item: UploadItem) => void;
};

/** The file itself is refused: too large, or not what it should be. */
const FINAL = new Set([413, 422]);

/**
 * Uploads chosen files, one after the other, so that a slow network finishes one of them. What could not be sent for want of a
 * network waits until `retry`.
 */
export function createUploads({ client }: { client: Pick<Client, 'call'> }): Uploads {
  let listener: Listener | null = null;
  const items = createObservable<readonly UploadItem[]>([]);
  const earlier = createObservable<Earlier>({ maximoBytes: null, lost: 0, isUnread: false });
  let isRunning = false;
  let stop: AbortController | null = null;
  let sending: string | null = null;

  const find = (key: string): UploadItem | undefined => items.get().find((item) => item.key === key);
  const change = (key: string, part: Partial<UploadItem>): void =>
    items.set(items.get().map((item) => (item.key === key ? { ...item, ...part } : item)));
  const tell = (): void => listener?.onChange(items.get().flatMap(({ vista }) => (vista ? [vista.id] : [])));

  function drop(key: string): void {
    const address = find(key)?.address;
    if (address) URL.revokeObjectURL(address);
    items.set(items.get().filter((one) => one.key !== key));
  }

  async function send({ key, file }: UploadItem): Promise<void> {
    if (!file) return;
    stop = new AbortController();
    sending = key;
    change(key, { state: 'sending', share: 0, problem: null });
    try {
      const onProgress = (share: number): void => change(key, { share });
      const vista = await client.call(ficheros.subir, {}, { file, onProgress, signal: stop.signal });
      change(key, { state: 'done', nombre: vista.nombre, bytes: vista.bytes, vista });
      tell();
    } catch (error) {
      const isOffline = error instanceof ApiError && error.isNetwork;
      const canRetry = !(error instanceof ApiError && FINAL.has(error.status));
      change(key, { state: isOffline ? 'waiting' : 'failed', canRetry, problem: error instanceof ApiError ? error.message : '' });
    } finally {
      sending = null;
    }
    const item = find(key);
    if (item) listener?.onDone(item);
  }

  /** Sends what waits and has not been tried in vain. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const next = items.get().find(({ state, problem }) => state === 'waiting' && problem === null);
      // Nobody would learn of what is uploaded after the form was left.
      if (!next || !listener) break;
      await send(next);
    }
    isRunning = false;
  }

  return {
    items,
    earlier,
    add(file, problem) {
      const state = problem === undefined ? 'waiting' : 'failed';
      const { name: nombre, size: bytes } = file;
      const address = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
      items.set([
        ...items.get(),
        { key: newUuid(), nombre, bytes, state, share: 0, vista: null, problem: problem ?? null, canRetry: false, file, address },
      ]);
      void run();
    },
    listen(heard) {
      listener = heard;
      return () => {
        listener = null;
        stop?.abort();
      };
    },
    async start(ids) {
      try {
        const { items: there, maximoBytes } = await client.call(ficheros.temporales, {});
        const known = new Set(items.get().map(({ vista }) => vista?.id));
        const mine = there.filter(({ id }) => ids.includes(id) && !known.has(id));
        items.set([...mine.map(itemOf), ...items.get()]);
        const lost = ids.filter((id) => !there.some((one) => one.id === id)).length;
        earlier.set({ maximoBytes, lost, isUnread: false });
        if (lost > 0) tell();
      } catch {
        earlier.set({ ...earlier.get(), isUnread: ids.length > 0 });
      }
    },
    keep(ids) {
      for (const { key, vista } of items.get()) if (vista && !ids.includes(vista.id)) drop(key);
    },
    remove(key) {
      const item = find(key);
      if (sending === key) stop?.abort();
      drop(key);
      tell();
      // If that fails, the server deletes it after a day.
      if (item?.vista) client.call(ficheros.eliminar, { id: item.vista.id }).catch(() => null);
    },
    retry(key) {
      for (const item of items.get())
        if (item.file && item.problem !== null && (key === undefined ? item.state === 'waiting' : item.key === key))
          change(item.key, { state: 'waiting', problem: null });
      void run();
    },
  };
}

/** Something that was uploaded earlier. */
const itemOf = (vista: FicheroVista): UploadItem => ({
  key: `${vista.id}`,
  nombre: vista.nombre,
  bytes: vista.bytes,
  state: 'done',
  share: 1,
  vista,
  problem: null,
  canRetry: false,
  file: null,
  address: null,
});
