import { useEffect, useEffectEvent, type RefObject } from 'react';

/** For so long a page must have been on the screen. */
const A_MOMENT_MS = 800;
/** So much of it, or of the screen where the page is larger than that. */
const ENOUGH = 0.6;
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

type Watching = {
  /** The element around the pages, each with its `data-page`. */
  around: RefObject<HTMLElement | null>;
  /** Changes when the pages do. */
  pages: number;
  onSeen: (page: number) => void;
  /** The page that fills most of the screen. */
  onCurrent: (page: number) => void;
};

/** Tells which pages were really on the screen for a moment, and which one somebody is at. */
export function useSeenPages({ around, pages, onSeen, onCurrent }: Watching): void {
  const seen = useEffectEvent(onSeen);
  const current = useEffectEvent(onCurrent);
  useEffect(() => {
    const root = around.current;
    if (!root || pages === 0 || !('IntersectionObserver' in globalThis)) return undefined;
    const shown = new Map<number, number>();
    const waiting = new Map<number, ReturnType<typeof setTimeout>>();
    const stop = (page: number): void => {
      clearTimeout(waiting.get(page));
      waiting.delete(page);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect, boundingClientRect, rootBounds } of entries) {
          const page = Number((target as HTMLElement).dataset['page']);
          const { height } = intersectionRect;
          shown.set(page, height);
          const isEnough = height > 0 && height >= ENOUGH * Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
          if (!isEnough) stop(page);
          else if (!waiting.has(page)) {
            const tell = (): void => {
              stop(page);
              // A page that lies in a window nobody looks at was not seen.
              if (document.visibilityState !== 'hidden') seen(page);
            };
            waiting.set(page, setTimeout(tell, A_MOMENT_MS));
          }
        }
        const [first] = [...shown].toSorted(([a, x], [b, y]) => y - x || a - b);
        if (first && first[1] > 0) current(first[0]);
      },
      { root, threshold: STEPS },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    return () => {
      observer.disconnect();
      for (const page of waiting.keys()) stop(page);
    };
  }, [around, pages]);
}
