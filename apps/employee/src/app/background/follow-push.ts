import { ownerOf } from '@jornada/client';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import type { Services } from '../../shared/services.tsx';
import { ignore } from '../ignore.ts';

/** Not needed at the start of a session, because missed notifications are shown anyway. */
const KEEP_AFTER_MS = 4000;

/** Registers this device for notifications of the signed-in person again. */
export function followPush(services: Services): void {
  const { session } = services;
  let owner: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = async (): Promise<void> => {
    const { keepPush } = await loadChunk(() => import('../../shared/push-device.ts'));
    await keepPush(services);
  };
  const look = (): void => {
    const now = ownerOf(session.get());
    if (now === owner) return;
    owner = now;
    // A person who signs in directly after the start is registered once.
    clearTimeout(timer);
    // The wrapper may owe the end of somebody's messages.
    if (now !== null || __WRAPPER__) timer = setTimeout(() => void keep().catch(ignore), KEEP_AFTER_MS);
  };
  if (__WRAPPER__) {
    const load = () => loadChunk(() => import('../../shared/push-device.ts'));
    void load()
      .then(({ followTokens }) => followTokens(services, ignore))
      .catch(ignore);
    window.addEventListener(
      'online',
      () =>
        void load()
          .then(({ settlePush }) => settlePush(services))
          .catch(ignore),
    );
  }
  session.subscribe(look);
  look();
}
