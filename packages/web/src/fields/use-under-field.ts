import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { keepEscape } from '../list/use-escape.ts';

/** Space between a field and its panel, and between the panel and the window's edge, in CSS pixels. */
const AIR = 8;

/** Places a panel below its field, or above it if there is more room. It always stays within the window. */
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
  /** Called after Escape: the focus goes back to the field. */
  onClose: () => void;
  /** Called when the focus or a click goes elsewhere. */
  onLeave: () => void;
};

/** Shows a panel under its field and above everything else, so that the form around it cannot cut it off. */
export function useUnderField(panelRef: RefObject<HTMLElement | null>, fieldRef: RefObject<HTMLElement | null>, ways: Ways): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Escape closes only the panel, not the sheet around it.
    event.stopPropagation();
    event.preventDefault();
    ways.onClose();
  });
  const onFocusOut = useEffectEvent((): void => {
    // The new focus is known only afterwards. When the month changes, the day that had the focus is removed.
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
    // The sheet around the field may still be rising.
    window.addEventListener('transitionend', follow, true);
    const release = keepEscape(panel);
    panel.addEventListener('keydown', key);
    panel.addEventListener('focusout', out);
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('transitionend', follow, true);
      release();
      panel.removeEventListener('keydown', key);
      panel.removeEventListener('focusout', out);
    };
  }, [panelRef, fieldRef]);
}
