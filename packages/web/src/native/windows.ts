/** The other windows and tabs of this app in the same browser. */
export type OtherWindows = {
  /** Says that something has changed. */
  tell(): void;
};

/** Calls back when another window has told of a change, each kind under a name of its own. Without BroadcastChannel nobody is told, and nothing else is lost. */
export function createOtherWindows(name: string, onTold: () => void): OtherWindows {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onTold);
  return { tell: () => channel.postMessage(null) };
}
