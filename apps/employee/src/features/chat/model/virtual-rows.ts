import { elementScroll, observeElementOffset, observeElementRect, Virtualizer, type VirtualItem } from '@tanstack/virtual-core';

/** What is drawn of a long list that one reads from its end. */
export type RowsInSight = {
  items: readonly VirtualItem[];
  /** The height of all rows together. */
  total: number;
  isAtEnd: boolean;
};

/** So many pixels from the end still count as the end. */
const END = 60;
/** The usual height of a row, until it is measured. */
const USUAL = 64;

/**
 * Says which rows of a long list are in sight. What one reads stays in its place when rows come before it, and at the end new ones are
 * followed. No hook of the library, because that hands out an object that changes.
 */
export function createVirtualRows() {
  let place: HTMLElement | null = null;
  let keys: readonly string[] = [];
  /** One reads at the end, until one scrolls away from it. */
  let isPinned = true;
  let shown: RowsInSight = { items: [], total: 0, isAtEnd: true };
  const listeners = new Set<() => void>();

  const look = (): void => {
    shown = { items: list.getVirtualItems(), total: list.getTotalSize(), isAtEnd: isPinned };
    for (const listener of listeners) listener();
  };
  const options = () => ({
    count: keys.length,
    getScrollElement: () => place,
    estimateSize: () => USUAL,
    getItemKey: (index: number) => keys[index] ?? index,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    overscan: 8,
    anchorTo: 'end' as const,
    followOnAppend: true,
    scrollEndThreshold: END,
    paddingEnd: 12,
    onChange: look,
  });
  const list = new Virtualizer<HTMLElement, HTMLElement>(options());

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: (): RowsInSight => shown,
    /** Begins in an element that scrolls. @returns how to stop. */
    begin(element: HTMLElement): () => void {
      place = element;
      const stop = list._didMount();
      list._willUpdate();
      look();
      const onScroll = (): void => {
        isPinned = element.scrollHeight - element.scrollTop - element.clientHeight <= END;
        look();
      };
      // The field below grows, rows are measured: the end stays in sight.
      const watch = new ResizeObserver(() => isPinned && element.scrollTo({ top: element.scrollHeight }));
      for (const one of [element, ...element.children]) watch.observe(one);
      element.addEventListener('scroll', onScroll);
      return () => {
        watch.disconnect();
        element.removeEventListener('scroll', onScroll);
        stop();
      };
    },
    /** These are the rows now. */
    update(next: readonly string[]): void {
      keys = next;
      list.setOptions(options());
      list._willUpdate();
      look();
    },
    /** Given to each row, with `data-index`. */
    measure: (element: HTMLElement | null): void => list.measureElement(element),
    toEnd(): void {
      isPinned = true;
      list.scrollToIndex(keys.length - 1, { align: 'end' });
    },
    show(key: string): void {
      isPinned = false;
      list.scrollToIndex(keys.indexOf(key), { align: 'center' });
    },
  };
}
