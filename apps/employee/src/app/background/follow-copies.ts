import { loadChunk } from '@jornada/web/load-chunk.ts';
import { keepCopies } from '@jornada/web/keep-copies.ts';
import { isCopied, partOf } from '../../shared/copies/copied-calls.ts';
import type { Services } from '../../shared/services.tsx';

/** Keeps what screens show, for a start without a network. */
export async function followCopies(services: Services): Promise<void> {
  const { openDeviceStores } = await loadChunk(() => import('./device-stores.ts'));
  await keepCopies({ ...services, store: await openDeviceStores(services), isCopied, partOf });
}
