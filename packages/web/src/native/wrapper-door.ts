/**
 * What the mobile wrapper does where a browser would do it itself. The app that runs in it hands this over at its start. Asked only
 * behind `__WRAPPER__`, so other builds have nothing of it.
 */
export type WrapperDoor = {
  /** Lets the person keep or pass on a file. */
  saveFile(file: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }): void;
  /** The same with a file of the server. */
  downloadFrom(url: string): void;
  /** Opens an address outside of the app: in the system's browser. */
  openOutside(address: string): void;
  /** The system's browser over the app, for a log-in at a provider or with a passkey. */
  openPopup(): { go(url: string): void; isClosed(): boolean; close(): void };
  /**
   * Calls back with what the system's browser brings to the app at the end of such a log-in: which attempt, and the code that says
   * it. All who listen are called. @returns a function that stops it.
   */
  onProviderCode(told: (idLogin: string, codigo: string) => void): () => void;
  isOnline(): boolean;
  showScheme(scheme: 'light' | 'dark'): void;
};

let door: WrapperDoor | null = null;

export function setWrapperDoor(made: WrapperDoor): void {
  door = made;
}

/** @throws Error before the wrapper has begun. */
export function wrapperDoor(): WrapperDoor {
  if (!door) throw new Error('The wrapper has not begun');
  return door;
}

/** The origin of the central host, such as `https://app.example`: the app's own files lie on the device. */
export const centralOrigin = (): string => new URL(String(import.meta.env['VITE_CENTRAL'])).origin;
