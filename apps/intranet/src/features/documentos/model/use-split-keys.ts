import { useEffect, useEffectEvent } from 'react';

type Keys = {
  /** Through the list, up or down. */
  onList: (by: 1 | -1) => void;
  /** Through the file, page by page. */
  onFile: (by: 1 | -1) => void;
  onSpace: () => void;
};

/** Keys that work wherever the focus is on the page, but not where somebody writes, chooses, or presses another button. */
export function useSplitKeys({ onList, onFile, onSpace }: Keys): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || isComposing || event.defaultPrevented) return;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"], [role="slider"], [data-scrolls]'))
      return;
    // Space presses a button, unless it is the row of a page.
    const isButton = target instanceof HTMLElement && target.closest('button, a') !== null && !target.closest('[data-page]');
    const act = {
      ArrowDown: () => onList(1),
      ArrowUp: () => onList(-1),
      ArrowRight: () => onFile(1),
      ArrowLeft: () => onFile(-1),
      ' ': onSpace,
    }[key];
    if (!act || (key === ' ' && isButton)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => hear(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
