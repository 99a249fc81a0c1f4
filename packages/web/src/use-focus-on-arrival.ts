import { useEffect, useRef } from 'react';

let arrivals = 0;

/** After the first page, the heading of each new one takes the focus: there the eye goes, and screen readers read on. */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivals > 0) heading.current?.focus({ preventScroll: true });
    arrivals += 1;
  }, []);
  return heading;
}
