import { ApiError, newUuid, type Client } from '@jornada/client';
import { ficheros, type FicheroVista } from '@jornada/contract/ficheros.ts';
import { isPhoto, shrinkPicture } from '../native/shrink-picture.ts';
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

/**
 * A chosen file whose bytes are kept on this device. `ficheroId`: under which the server had it; null: it never did. `refusal`: why the server
 * will never take it, in words.
 */
export type KeptFile = { key: string; nombre: string; tipo: string; bytes: ArrayBuffer; ficheroId: number | null; refusal?: string };

/** Keeps the bytes of chosen files until they belong to something, so that a form outlives the app. Implementations may throw. */
export type FileKeeper = {
  files(): Promise<readonly KeptFile[]>;
  add(key: string, file: File): Promise<void>;
  noteUpload(key: string, ficheroId: number): Promise<void>;
  /** What is too large, or not what it should be, stays so: it is not sent once more when the form is opened again. */
  noteRefusal(key: string, problem: string): Promise<void>;
  remove(key: string): Promise<void>;
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
  /**
   * Takes a chosen file, a photo made smaller, and uploads it when its turn comes. `refuse` says why it is only shown as refused, and not
   * sent.
   */
  add(file: File, refuse?: (file: File) => string | undefined): void;
  remove(key: string): void;
  /** Shows no upload but these any longer: the others belong to something now, or were discarded with the form. What was saved is back. */
  keep(ids: readonly number[]): void;
  /** Tries what has failed or waits for a network again: this one, or all that wait. */
  retry(key?: string): void;
  /** Resolves once nothing is under way any more: whether all of it is uploaded, earlier or now. */
  settle(): Promise<boolean>;
};

type Listener = {
  /** Called with the ids of what is uploaded, each time that they change. */
  onChange: (ids: number[]) => void;
  onDone: (item: UploadItem) => void;
};

type Options = {
  client: Pick<Client, 'call'>;
  keeper?: FileKeeper | undefined;
  /** What belongs to the thing that is changed. Who removes it from the form removes it from the thing, once that is saved. */
  saved?: readonly FicheroVista[];
};

/** The file itself is refused: too large, or not what it should be. */
const FINAL = new Set([413, 422]);

/** Whether the server said that it will never take this: what is sent again by itself leaves it out. */
export const isFinal = (error: unknown): error is ApiError => error instanceof ApiError && FINAL.has(error.status);

/**
 * Uploads chosen files, one after the other, so that a slow network finishes one of them. What could not be sent for want of a
 * network waits until `retry`.
 */
export function createUploads({ client, keeper, saved = [] }: Options): Uploads {
  let listener: Listener | null = null;
  const isSaved = (id: number): boolean => saved.some((one) => one.id === id);
  const items = createObservable<readonly UploadItem[]>([]);
  const earlier = createObservable<Earlier>({ maximoBytes: null, lost: 0, isUnread: false });
  let isRunning = false;
  let stop: AbortController | null = null;
  let sending: string | null = null;

  /** What the form had uploaded, as long as the server could not be asked for it. */
  let unread: readonly number[] = [];
  let starting: Promise<void> = Promise.resolve();

  const find = (key: string): UploadItem | undefined => items.get().find((item) => item.key === key);
  const change = (key: string, part: Partial<UploadItem>): void =>
    items.set(items.get().map((item) => (item.key === key ? { ...item, ...part } : item)));
  const uploaded = (): number[] => items.get().flatMap(({ vista }) => (vista ? [vista.id] : []));
  const tell = (): void => listener?.onChange(uploaded());

  function drop(key: string): void {
    const address = find(key)?.address;
    if (address) URL.revokeObjectURL(address);
    items.set(items.get().filter((one) => one.key !== key));
  }

  /** Photos that are being made smaller. */
  const preparing = new Map<string, Promise<void>>();
  const take = (key: string, file: File, problem: string | undefined): void => {
    const before = find(key);
    const isMade = before !== undefined && before.file !== file;
    if (isMade && before.address) URL.revokeObjectURL(before.address);
    change(key, {
      file,
      nombre: file.name,
      bytes: file.size,
      ...(isMade && { address: addressOf(file) }),
      ...(problem !== undefined && { state: 'failed' as const, problem }),
    });
    if (problem === undefined) keeper?.add(key, file).catch(ignore);
  };

  async function send({ key }: UploadItem): Promise<void> {
    await preparing.get(key);
    const ready = find(key);
    if (!ready?.file || ready.state !== 'waiting') return;
    const { file } = ready;
    stop = new AbortController();
    sending = key;
    change(key, { state: 'sending', share: 0, problem: null });
    try {
      const onProgress = (share: number): void => change(key, { share });
      const vista = await client.call(ficheros.subir, {}, { file, onProgress, signal: stop.signal });
      change(key, doneOf(vista));
      keeper?.noteUpload(key, vista.id).catch(ignore);
      tell();
    } catch (error) {
      const isOffline = error instanceof ApiError && error.isNetwork;
      const canRetry = !isFinal(error);
      if (isFinal(error)) keeper?.noteRefusal(key, error.message).catch(ignore);
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

  /** Shows those of these that belong to the thing already. */
  function showSaved(ids: readonly number[]): void {
    const shown = new Set(uploaded());
    const missing = saved.filter(({ id }) => ids.includes(id) && !shown.has(id));
    if (missing.length > 0) items.set([...missing.map(itemOf), ...items.get()]);
  }

  /** Shows what is kept on this device. Whether the server still has it is not known yet. */
  async function showKept(): Promise<readonly KeptFile[]> {
    const kept = (await keeper?.files().catch(() => [])) ?? [];
    const there = new Set(items.get().map(({ key }) => key));
    const back = kept.filter(({ key }) => !there.has(key));
    items.set([
      ...back.map(({ key, nombre, tipo, bytes, refusal }) => ({
        ...chosenOf(key, new File([bytes], nombre, { type: tipo }), refusal ?? ''),
        ...(refusal !== undefined && { state: 'failed' as const, canRetry: false }),
      })),
      ...items.get(),
    ]);
    return kept;
  }

  async function begin(all: readonly number[]): Promise<void> {
    showSaved(all);
    const ids = all.filter((id) => !isSaved(id));
    const kept = await showKept();
    const keyOf = new Map(kept.flatMap(({ key, ficheroId }) => (ficheroId === null ? [] : [[ficheroId, key] as const])));
    try {
      const { items: there, maximoBytes } = await client.call(ficheros.temporales, {});
      const known = new Set(items.get().map(({ vista }) => vista?.id));
      for (const vista of there) {
        const key = keyOf.get(vista.id);
        if (key !== undefined) change(key, doneOf(vista));
      }
      // What the server has not, or not any more, it gets now.
      for (const { key } of kept) if (find(key)?.state === 'waiting') change(key, { problem: null });
      const mine = there.filter(({ id }) => ids.includes(id) && !known.has(id) && !keyOf.has(id));
      items.set([...mine.map(itemOf), ...items.get()]);
      const gone = ids.filter((id) => !there.some((one) => one.id === id));
      earlier.set({ maximoBytes, lost: gone.filter((id) => !keyOf.has(id)).length, isUnread: false });
      unread = [];
      const now = uploaded();
      if (now.length !== all.length || now.some((id) => !all.includes(id))) tell();
      void run();
    } catch {
      unread = all;
      earlier.set({ ...earlier.get(), isUnread: ids.some((id) => !keyOf.has(id)) });
    }
  }

  const start = (ids: readonly number[]): Promise<void> => (starting = begin(ids));

  /** Whether the server may have files of the form that are not shown: what belongs to the thing already is. */
  const isMissing = (): boolean => unread.some((id) => !isSaved(id));

  /** Once nothing is under way any more: whether all of what is shown is uploaded. */
  const settleItems = (): Promise<boolean> =>
    new Promise((resolve) => {
      const look = (): void => {
        const isBusy = items.get().some(({ state, problem }) => state === 'sending' || (state === 'waiting' && problem === null));
        if (isBusy) return;
        stopLooking();
        resolve(items.get().every(({ state }) => state === 'done'));
      };
      const stopLooking = items.subscribe(look);
      look();
    });

  return {
    items,
    earlier,
    start,
    add(file, refuse = () => undefined) {
      const item = chosenOf(newUuid(), file, null);
      const { key } = item;
      items.set([...items.get(), item]);
      if (isPhoto(file)) {
        const prepare = async (): Promise<void> => {
          const small = await shrinkPicture(file);
          preparing.delete(key);
          if (find(key)) take(key, small, refuse(small));
        };
        preparing.set(key, prepare());
      } else take(key, file, refuse(file));
      void run();
    },
    listen(heard) {
      listener = heard;
      return () => {
        listener = null;
        stop?.abort();
      };
    },
    keep(ids) {
      showSaved(ids);
      for (const { key, vista } of items.get()) if (vista && !ids.includes(vista.id)) drop(key);
    },
    remove(key) {
      const item = find(key);
      if (sending === key) stop?.abort();
      drop(key);
      tell();
      keeper?.remove(key).catch(ignore);
      // If that fails, the server deletes it after a day.
      if (item?.vista && !isSaved(item.vista.id)) client.call(ficheros.eliminar, { id: item.vista.id }).catch(() => null);
    },
    async settle() {
      // What was uploaded earlier is not shown before the server was asked for it: without it, a form would be sent without its files.
      await starting;
      if (isMissing()) await start(unread);
      return !isMissing() && (await settleItems());
    },
    retry(key) {
      if (key === undefined && unread.length > 0) return void start(unread);
      for (const item of items.get())
        if (item.file && item.problem !== null && (key === undefined ? item.state === 'waiting' : item.key === key))
          change(item.key, { state: 'waiting', problem: null });
      void run();
    },
  };
}

/** Something that was chosen on this device. */
/** Where its picture is shown from, until it is let go. */
const addressOf = (file: File): string | null => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null);

const chosenOf = (key: string, file: File, problem: string | null): UploadItem => ({
  key,
  nombre: file.name,
  bytes: file.size,
  state: 'waiting',
  share: 0,
  vista: null,
  problem,
  canRetry: false,
  file,
  address: addressOf(file),
});

/** What is known of a file once the server has it. */
const doneOf = (vista: FicheroVista) =>
  ({ state: 'done', nombre: vista.nombre, bytes: vista.bytes, share: 1, vista, problem: null, canRetry: false }) as const;

/** Something that was uploaded earlier. */
const itemOf = (vista: FicheroVista): UploadItem => ({ ...doneOf(vista), key: `${vista.id}`, file: null, address: null });

function ignore(): void {
  // Without a place on this device, files are kept only as long as the page is open.
}
