import { useEffect, useRef, type RefObject } from 'react';

const CHOSEN = ':checked, [aria-current]:not([aria-current="false"]), [aria-selected="true"]';

/**
 * For a row that moves sideways: the one of its children that is chosen, or holds what is, stands in the middle of it whenever another one
 * is chosen. A person who moves the row afterwards is not held back, and the page stays where it is.
 */
export function useChosenInSight<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const found = row.current?.querySelector(CHOSEN) ?? null;
    if (!row.current || !found || found === last.current) return;
    last.current = found;
    const [own, chosen] = [row.current.getBoundingClientRect(), found.getBoundingClientRect()];
    row.current.scrollLeft += chosen.left - own.left - (own.width - chosen.width) / 2;
  });
  return row;
}
