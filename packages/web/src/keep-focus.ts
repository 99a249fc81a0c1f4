/** So long whoever puts the focus somewhere has time for it, in milliseconds. */
const SETTLED_MS = 150;
/** Beyond these nothing is searched: what is on another page, or under a sheet, does not stand in its place. */
const WHOLE = 'main, [role="dialog"]';

/**
 * Where what had the focus goes away (a form that was answered, a file that was chosen), the heading of what stands in its place takes it:
 * the first one of the nearest part that is still there. Otherwise the keyboard and screen readers would be nowhere. Returns what ends it.
 */
export function keepFocus({ document, MutationObserver }: Window & typeof globalThis): () => void {
  let way: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = (): boolean => document.activeElement === document.body && way[0]?.isConnected === false;
  const remember = ({ target }: FocusEvent): void => {
    way = [];
    for (let part = target instanceof Element ? target : null; part; part = part.parentElement) {
      way.push(part);
      if (part.matches(WHOLE)) return;
    }
    // Outside of a page and a sheet nothing takes its place.
    way = [];
  };
  const find = (): void => {
    if (!isLost()) return;
    for (const part of way.filter(({ isConnected }) => isConnected))
      for (const heading of part.querySelectorAll<HTMLElement>('h1, h2, h3')) {
        if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        // One that is not shown takes no focus.
        if (document.activeElement === heading) return;
      }
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(find, SETTLED_MS);
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', remember);
  };
}
