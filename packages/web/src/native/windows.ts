/** The other windows and tabs of this app in the same browser. */
export type OtherWindows = {
  /** Tells the other windows that something has changed. */
  tell(): void;
};

/**
 * Calls back when another window reports a change of this kind (`name`). Without BroadcastChannel no window is told, and nothing
 * else is lost.
 */
export function createOtherWindows(name: string, onTold: () => void): OtherWindows {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onTold);
  return { tell: () => channel.postMessage(null) };
}
