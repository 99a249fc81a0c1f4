import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Dialogs hear Escape before anything in them does, unless whatever has the focus says that it keeps it for itself: whatever is focused
 * in this element says so. @returns how to stop.
 */
export function keepEscape(element: HTMLElement): () => void {
  const mark = (one: EventTarget | null): void => {
    if (one instanceof HTMLElement) one.dataset['mantineStopPropagation'] = 'true';
  };
  const onFocus = ({ target }: FocusEvent): void => mark(target);
  if (element.contains(document.activeElement)) mark(document.activeElement);
  element.addEventListener('focusin', onFocus);
  return () => element.removeEventListener('focusin', onFocus);
}

/**
 * Escape, pressed anywhere within an element, does something once: neither what lies around hears it, nor is it heard where something
 * within has used it already.
 */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const listener = (event: KeyboardEvent): void => onKey(event);
    const release = keepEscape(place);
    place.addEventListener('keydown', listener);
    return () => {
      release();
      place.removeEventListener('keydown', listener);
    };
  }, [element]);
}
