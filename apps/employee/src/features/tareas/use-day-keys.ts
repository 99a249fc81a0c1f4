import { useEffect, useEffectEvent } from 'react';

type Keys = { onType?: () => void; /** By so many days. */ onDay?: (by: number) => void };

const WRITES = 'input, textarea, select, [contenteditable="true"]';
const HAS_ARROWS = '[role="slider"], [role="grid"]';

/** `/` goes to the typed line, the arrows to another day; not where they mean something else, and not behind a sheet. */
export function useDayKeys({ onType, onDay }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(WRITES)) return;
    if (document.querySelector('[role="dialog"]')) return;
    const hasArrows = event.target instanceof Element && event.target.closest(HAS_ARROWS) !== null;
    const by = hasArrows ? 0 : event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (event.key === '/' && onType) onType();
    else if (by !== 0 && onDay) onDay(by);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
