const NAME = 'jornada.cambios';

/** The other windows and tabs of this app in the same browser. */
export type OtherWindows = {
  /** Says that something was written. */
  tell(): void;
};

/** Calls back when another window has written something. Without BroadcastChannel nobody is told, and nothing else is lost. */
export function createOtherWindows(onTold: () => void): OtherWindows {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined };
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', onTold);
  return { tell: () => channel.postMessage(null) };
}
