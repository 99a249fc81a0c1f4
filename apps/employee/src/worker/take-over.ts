/** The parts of a waiting service worker that this file uses. */
export type WaitingWorker = {
  skipWaiting(): Promise<void>;
  clients: { matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]> };
};

/** The intranet's pages have no file from the worker. */
const isIntranet = ({ url }: { url: string }): boolean => /^\/intranet(?:\/|$)/.test(new URL(url).pathname);

/**
 * Takes over where only the intranet is open. As long as it is, the browser lets the new version wait, and the intranet asks nobody. An
 * open page of this app may still need files of its version, so there the person decides.
 */
export async function takeOverAlone(worker: WaitingWorker): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.every(isIntranet)) await worker.skipWaiting();
}
