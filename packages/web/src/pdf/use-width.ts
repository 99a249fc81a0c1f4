import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width inside an element, without its padding, as it is now. */
export function useInnerWidth(ref: RefObject<HTMLElement | null>, isThere: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isThere) return undefined;
    const measure = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setWidth(Math.max(0, Math.floor(element.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isThere]);
  return width;
}
