/** How often the server is asked how an attempt stands, and the window whether it is still there. */
export const POLL_MS = 1000;
export const CLOSED_MS = 500;

type Watched = {
  /** Asks the server; one question at a time. */
  ask: () => Promise<void>;
  /** Whether the window is gone. */
  isClosed: () => boolean;
  onClosed: () => void;
};

/** Asks every second how an attempt stands, and looks every half a second for its window. Returns the way to stop. */
export function watchAttempt({ ask, isClosed, onClosed }: Watched): () => void {
  let isAsking = false;
  const poll = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void ask().finally(() => (isAsking = false));
  }, POLL_MS);
  const watch = setInterval(() => isClosed() && onClosed(), CLOSED_MS);
  return () => {
    clearInterval(poll);
    clearInterval(watch);
  };
}
