import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Air between a field and what belongs to it, and towards the edge of the window; in CSS pixels. */
const AIR = 8;

/** Lays a panel below its field; above it where there is more room; always within the window. */
function place(panel: HTMLElement, field: HTMLElement): void {
  const { left, top, bottom } = field.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = bottom + AIR;
  const fits = below + offsetHeight + AIR <= clientHeight;
  const y = fits || clientHeight - bottom >= top ? below : top - AIR - offsetHeight;
  const keep = (at: number, room: number): number => Math.max(AIR, Math.min(at, room - AIR));
  panel.style.left = `${keep(left, clientWidth - offsetWidth)}px`;
  panel.style.top = `${keep(y, clientHeight - offsetHeight)}px`;
}

type Ways = {
  /** Escape: back to the field. */
  onClose: () => void;
  /** Somebody went elsewhere. */
  onLeave: () => void;
};

/** Shows a panel under its field and above everything, whatever cuts off the form that both stand in. */
export function useUnderField(panelRef: RefObject<HTMLElement | null>, fieldRef: RefObject<HTMLElement | null>, ways: Ways): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Only this closes, not the sheet that it stands in.
    event.stopPropagation();
    event.preventDefault();
    ways.onClose();
  });
  const onFocusOut = useEffectEvent((): void => {
    // Where the focus has gone is known afterwards: a page that is turned takes the day away that had it.
    setTimeout(() => {
      const isHere = [panelRef.current, fieldRef.current?.parentElement].some((one) => one?.contains(document.activeElement));
      if (panelRef.current && !isHere) ways.onLeave();
    });
  });
  useLayoutEffect(() => {
    const [panel, field] = [panelRef.current, fieldRef.current];
    if (!panel || !field) return;
    panel.showPopover?.();
    const follow = (): void => place(panel, field);
    const key = (event: KeyboardEvent): void => onKeyDown(event);
    const out = (): void => onFocusOut();
    follow();
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, true);
    panel.addEventListener('keydown', key);
    panel.addEventListener('focusout', out);
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, true);
      panel.removeEventListener('keydown', key);
      panel.removeEventListener('focusout', out);
    };
  }, [panelRef, fieldRef]);
}
