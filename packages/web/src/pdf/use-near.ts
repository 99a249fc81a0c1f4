import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is on the screen or will soon be. Where that cannot be known, it is. */
export function useNear(ref: RefObject<Element | null>, margin = '100%'): boolean {
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: margin,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isNear;
}
