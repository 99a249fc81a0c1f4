import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Handles Escape pressed within an element. Elements around it do not get the event. */
export function useEscape(element: RefObject<HTMLElement | null>, isOn: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const place = element.current;
    if (!place || !isOn) return;
    place.addEventListener('keydown', onKey);
    return () => place.removeEventListener('keydown', onKey);
  }, [element, isOn]);
}
