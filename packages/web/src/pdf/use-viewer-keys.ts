import { useEffect, useEffectEvent } from 'react';

type Keys = { onPage: (by: 1 | -1) => void; onZoom: (by: 1 | -1) => void; onSearch: () => void };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** The viewer's own keys: a page up and down, plus and minus, and the search that the browser would open. */
export function useViewerKeys({ onPage, onZoom, onSearch }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    // A layer above the viewer has the keys for itself.
    if (event.altKey || document.querySelector('[role="dialog"][aria-modal="true"]')) return;
    if (isCommand && key.toLowerCase() === 'f') onSearch();
    else if (isCommand || isTyping(event.target)) return;
    else if (key === 'PageDown' || key === 'PageUp') onPage(key === 'PageDown' ? 1 : -1);
    else if (key === '+' || key === '-') onZoom(key === '+' ? 1 : -1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
