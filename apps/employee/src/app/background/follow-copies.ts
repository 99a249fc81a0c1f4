import { loadChunk } from '@jornada/web/load-chunk.ts';
import { keepCopies } from '../../shared/copies/keep-copies.ts';
import type { Services } from '../../shared/services.tsx';

/** Keeps what screens show, for a start without a network. */
export async function followCopies(services: Services): Promise<void> {
  const { createIdbCopies } = await loadChunk(() => import('@jornada/client/idb-copies.ts'));
  const store = createIdbCopies();
  const clear = async (): Promise<void> => void (await Promise.all([store.clear(), services.pictures?.clear()]));
  await keepCopies({ ...services, store: { ...store, clear } });
}
