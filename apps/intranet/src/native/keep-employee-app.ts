/** Keeps the employee app on this device, so that it opens without a network. Does nothing where it is kept, or cannot be. */
export async function keepEmployeeApp(): Promise<void> {
  // While developing, the page comes from the sources. Browsers offer it on secure addresses only.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/worker.js');
}
