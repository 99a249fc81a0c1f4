import { useEffect, useRef } from 'react';

let arrivals = 0;

/** The heading of each new page takes the focus, except on the first page. There the eye goes, and screen readers read on. */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivals > 0) heading.current?.focus({ preventScroll: true });
    arrivals += 1;
  }, []);
  return heading;
}
