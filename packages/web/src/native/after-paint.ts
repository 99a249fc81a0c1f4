/**
 * Runs `work` right after the browser has drawn the current state; in a hidden tab, once the tab is shown. Returns a function
 * that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks run before it is drawn, so a timer is needed as well.
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
