import { useEffect, useEffectEvent } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl K or Cmd K opens the search from everywhere, "/" where nobody is writing and nothing lies above the page. */
export function useSearchKeys(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event;
    if (event.defaultPrevented || altKey || isComposing) return;
    const isChord = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
    const isSlash =
      key === '/' && !ctrlKey && !metaKey && !isWriting(target) && !document.querySelector('[role="dialog"][aria-modal="true"]');
    if (!isChord && !isSlash) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
