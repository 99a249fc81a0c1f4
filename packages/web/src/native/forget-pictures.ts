/** The browser's cache of the pictures that this device keeps. */
export const PICTURES = 'jornada-imagenes';

/** Deletes the pictures that this device keeps, where there are any. */
export async function forgetPictures(): Promise<void> {
  // Browsers offer caches on secure addresses only.
  if ('caches' in globalThis) await caches.delete(PICTURES);
}
