import { KEEP_READER } from './worker-message.ts';

/** On a slow network the whole app takes that long. */
const WITHIN_MS = 120_000;

/**
 * Keeps the app on this device now, with what shows PDFs; done once both are there. @throws Error if they could not be fetched. Does nothing
 * where the browser has no workers.
 */
export async function keepAppNow(): Promise<void> {
  // While developing, the page comes from the sources.
  // The wrapper's app lies on the device, with all that it needs.
  if (__WRAPPER__ || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the app was not kept in time')), WITHIN_MS);
  try {
    const keep = async (): Promise<void> => {
      await serviceWorker.register('/worker.js');
      const { active } = await serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      const { promise, resolve } = Promise.withResolvers<boolean>();
      port1.addEventListener('message', ({ data }) => resolve(data === true));
      port1.start();
      active?.postMessage(KEEP_READER, [port2]);
      const isKept = await promise;
      port1.close();
      if (!isKept) throw new Error('what shows PDFs was not kept');
    };
    await Promise.race([keep(), late]);
  } finally {
    clearTimeout(timer);
  }
}
