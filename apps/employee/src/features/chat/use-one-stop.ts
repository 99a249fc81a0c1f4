import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

type Options = {
  /** The element that has the messages, once it is there. */
  place: HTMLElement | null;
  /** The messages from the first to the last, also those that are not drawn. */
  keys: readonly string[];
  /** Draws one that is out of sight. */
  show: (key: string) => void;
};

const keyOf = (article: Element | null): string | undefined => article?.closest('li')?.dataset['key'];
const controlsOf = (article: HTMLElement): HTMLElement[] => [...article.querySelectorAll<HTMLElement>('a, button, [role="button"]')];

/** Where an arrow leads from a place among so many; undefined: it is another key. */
function stepOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * The messages of a room are one stop of the Tab key, however many there are. Up and down lead from one to the next, Home and End to the first and
 * the last; left and right to what one message has: what it answers, its files, its reactions. Enter opens its menu.
 */
export function useOneStop({ place, keys, show }: Options) {
  const stop = useRef<string | undefined>(undefined);
  const awaited = useRef<string | undefined>(undefined);
  const articles = (): HTMLElement[] => [...(place?.querySelectorAll('article') ?? [])];

  const settle = useEffectEvent(() => {
    const drawn = articles();
    const now = drawn.find((one) => keyOf(one) === stop.current) ?? drawn.at(-1);
    for (const one of drawn) {
      one.tabIndex = one === now ? 0 : -1;
      for (const control of controlsOf(one)) control.tabIndex = -1;
    }
    if (awaited.current === undefined || keyOf(now ?? null) !== awaited.current) return;
    awaited.current = undefined;
    now?.focus();
  });
  useLayoutEffect(() => settle());
  useEffect(() => {
    if (!place) return undefined;
    // A picture or a reaction may come into a message that is there already.
    const watch = new MutationObserver(() => settle());
    watch.observe(place, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [place]);

  const go = (key: string): void => {
    const there = articles().find((one) => keyOf(one) === key);
    if (there) return there.focus();
    stop.current = key;
    awaited.current = key;
    show(key);
  };
  /** A menu that a message has opened is no part of it on the page. */
  const articleOf = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): HTMLElement | null =>
    target instanceof HTMLElement && currentTarget.contains(target) ? target.closest('article') : null;

  return {
    onFocus(event: FocusEvent<HTMLElement>): void {
      const key = keyOf(articleOf(event));
      if (key === undefined || key === stop.current) return;
      stop.current = key;
      for (const one of articles()) one.tabIndex = keyOf(one) === key ? 0 : -1;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const article = articleOf(event);
      if (!article || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = stepOf(event.key, keys.indexOf(keyOf(article) ?? ''), keys.length);
      const key = next === undefined ? undefined : keys[next];
      if (key !== undefined) {
        event.preventDefault();
        return go(key);
      }
      if (event.key === 'Enter' && event.target === article) {
        event.preventDefault();
        return article.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
      }
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      const within = [article, ...controlsOf(article)];
      within[within.findIndex((one) => one === event.target) + by]?.focus();
    },
  };
}
