import { useEffect, useState } from 'react';

/** Less is a bar of the browser, not a keyboard. */
const KEYBOARD = 120;

/** How many pixels of the page's height a keyboard on the screen leaves, where the page itself stays as high as it was; null: there is none. */
export function useSeenHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const look = (): void => {
      // Enlarged by two fingers, less is seen as well.
      const isCovered = window.innerHeight - seen.height > KEYBOARD && seen.scale === 1;
      setHeight(isCovered ? Math.round(seen.height) : null);
      // The browser has moved the page up to the field, which is in sight now by itself.
      if (isCovered && seen.offsetTop > 0) window.scrollTo(0, 0);
    };
    seen.addEventListener('resize', look);
    return () => seen.removeEventListener('resize', look);
  }, []);
  return height;
}
