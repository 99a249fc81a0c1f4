import { versiones } from '@jornada/contract/versiones.ts';
import { lookForNewVersion } from '../../native/worker.ts';
import type { Services } from '../../shared/services.tsx';
import { ignore } from '../ignore.ts';

const LOOK_EVERY_MS = 60 * 60_000;
/** The first seconds are left to the person who opened the app. */
const LOOK_AFTER_MS = 5000;

/**
 * Asks the server whether this version may still be used: soon after the start, every hour, and when the app comes to the front
 * after that time.
 */
export function followVersion({ client, version, required }: Pick<Services, 'client' | 'version' | 'required'>): void {
  let last = performance.now();
  const look = (): void => {
    last = performance.now();
    client.call(versiones.versionesApp, { version }).then(({ estado }) => {
      required.set(estado === 'obligatoria');
      if (estado === 'hay-otra') void lookForNewVersion();
    }, ignore);
  };
  setTimeout(look, LOOK_AFTER_MS);
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - last > LOOK_EVERY_MS) look();
  });
}
