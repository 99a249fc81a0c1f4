import { loadChunk } from '../load-chunk.ts';
import type { createKeptPictures, KeptPictures } from './kept-pictures.ts';

/** Pictures that this device keeps, with code that comes with the first of them. */
export function createLazyPictures(options: Parameters<typeof createKeptPictures>[0]): KeptPictures {
  const kept = async () => (await loadChunk(() => import('./kept-pictures.ts'))).createKeptPictures(options);
  return {
    take: async (...picture) => (await kept()).take(...picture),
    find: async (name) => (await kept()).find(name),
    drop: async (name) => (await kept()).drop(name),
    clear: async () => (await kept()).clear(),
  };
}
