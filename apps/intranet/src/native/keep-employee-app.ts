import { ACTIVATE_ALONE } from '@jornada/web/native/activate-alone.ts';

/** Keeps the employee app on this device, in its newest version, so that it opens without a network. Does nothing where it is kept, or cannot be. */
export async function keepEmployeeApp(): Promise<void> {
  // While developing, the page comes from the sources. Browsers offer it on secure addresses only.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { waiting } = await navigator.serviceWorker.register('/worker.js');
  // Only the employee app asks the person, and it may never be opened here.
  waiting?.postMessage(ACTIVATE_ALONE);
}
