/** Calls back when the page is hidden: another tab, another app, or the end of this one. Returns a function that stops it. */
export function onHidden(listener: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener(), { signal: stop.signal });
  return () => stop.abort();
}
