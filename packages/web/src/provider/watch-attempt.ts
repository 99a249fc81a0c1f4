/** How often the server is asked for the state of an attempt, and the window checked, in milliseconds. */
const POLL_MS = 1000;
const CLOSED_MS = 500;

type Watched = {
  /** Asks the server; one request at a time. */
  ask: () => Promise<void>;
  /** Whether the window was closed. */
  isClosed: () => boolean;
  onClosed: () => void;
};

/** Asks every second for the state of an attempt, and checks its window every half second. Returns a function that stops it. */
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
