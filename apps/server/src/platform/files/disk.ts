import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, FileMissing, StoreFull, type FileStore } from './store.ts';

const FOLDER = 0o700;
const FILE = 0o600;

/** No room left, or no more than the user of the server may take. */
export const isFull = (error: unknown): boolean => /^(?:ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '');
const isMissing = (error: unknown): boolean => /^(?:ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '');

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder that only the user of the server can enter. Several servers take one folder that they share. */
export function createDiskStore(folder: string): FileStore {
  const partOf = (path: string): string => `${path}.part`;
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    place: folder,
    async put(key, from) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: FOLDER });
      const part = partOf(path);
      try {
        await copyFile(from, part);
        const handle = await open(part, 'r+');
        await handle.chmod(FILE).finally(() => handle.close());
        await sync(part);
        await rename(part, path);
        await sync(dirname(path));
      } catch (error) {
        await rm(part, { force: true });
        throw isFull(error) ? new StoreFull(`no room in ${folder}`, { cause: error }) : error;
      }
    },
    async read(key) {
      const handle = await open(pathOf(key), 'r').catch((error: unknown) => {
        throw isMissing(error) ? new FileMissing(key, { cause: error }) : error;
      });
      return handle.createReadStream();
    },
    async remove(key) {
      const path = pathOf(key);
      // What a crash left half-way is called otherwise.
      await rm(partOf(path), { force: true });
      await rm(path, { force: true });
    },
  };
}
