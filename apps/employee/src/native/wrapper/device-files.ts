import type { Directory, FilesystemPlugin } from '@capacitor/filesystem';
import type { SharePlugin } from '@capacitor/share';
import { base64Of } from '@jornada/web/base64.ts';
import { noteFailure } from './failures.ts';

type Options = {
  filesystem: Pick<FilesystemPlugin, 'writeFile' | 'rmdir'>;
  share: Pick<SharePlugin, 'share'>;
  /** The device empties it when it needs room. */
  cache: Directory;
  fetch: typeof globalThis.fetch;
};
export type DeviceFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** The folder of files that were passed on; emptied at the next one, so that papers of a person do not gather there. */
const FOLDER = 'pasados';
/** What the plug-in says if the person closed the sheet, or tapped again while it is open. */
const NO_FAILURE = new Set(['Share canceled', "Can't share while sharing is in progress"]);
/** There is no such folder. */
const NOT_THERE = 'OS-PLUG-FILE-0008';

/** A name that no system takes for a path. */
const plain = (name: string): string =>
  name
    .replaceAll(/[/\\:*?"<>|]|\p{Cc}/gu, '-')
    .replace(/^\.+/, '')
    .slice(-100) || 'jornada';

/** The name that the server gives a file; null if it gives none. */
function nameIn(disposition: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded === undefined) return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** Files leave the app by the system's sheet, where the person opens, prints, keeps or passes them on. */
export function createDeviceFiles({ filesystem, share, cache, fetch }: Options) {
  /** @throws what the plug-in says, unless there is no such folder. */
  async function clear(): Promise<void> {
    try {
      await filesystem.rmdir({ path: FOLDER, directory: cache, recursive: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === NOT_THERE)) throw error;
    }
  }
  async function pass({ name, bytes }: DeviceFile): Promise<void> {
    // A paper from before that stays is no reason to withhold this one.
    await clear().catch(noteFailure);
    const path = `${FOLDER}/${plain(name)}`;
    const { uri } = await filesystem.writeFile({ path, directory: cache, data: base64Of(bytes), recursive: true });
    try {
      await share.share({ files: [uri] });
    } catch (error) {
      if (!(error instanceof Error && NO_FAILURE.has(error.message))) throw error;
    }
  }
  return {
    pass,
    /** @throws Error if the server does not give the file. */
    async passFrom(url: string): Promise<void> {
      const answer = await fetch(url, { cache: 'no-store', credentials: 'omit' });
      if (!answer.ok) throw new Error(`The file was not given: ${answer.status}`);
      const name = nameIn(answer.headers.get('Content-Disposition')) ?? new URL(url).pathname.split('/').at(-1) ?? '';
      await pass({ name, type: answer.headers.get('Content-Type') ?? '', bytes: new Uint8Array(await answer.arrayBuffer()) });
    },
    /** Nothing of one person is left for the next one. */
    clear,
  };
}
