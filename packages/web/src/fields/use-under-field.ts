import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { keepEscape } from '../list/use-escape.ts';

/** Space between a field and its panel, and between the panel and the window's edge, in CSS pixels. */
const AIR = 8;

/** Places a panel below its field, or above it if there is more room. It always stays within the window, and what grows in it later is scrolled. */
function place(panel: HTMLElement, { left, top, bottom }: DOMRect): void {
  panel.style.maxHeight = '';
  const { offsetWidth, offsetHeight } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = bottom + AIR;
  const fits = below + offsetHeight + AIR <= clientHeight;
  const y = fits || clientHeight - bottom >= top ? below : top - AIR - offsetHeight;
  const keep = (at: number, room: number): number => Math.max(AIR, Math.min(at, room - AIR));
  panel.style.left = `${keep(left, clientWidth - offsetWidth)}px`;
  const placed = keep(y, clientHeight - offsetHeight);
  panel.style.top = `${placed}px`;
  panel.style.maxHeight = `${clientHeight - placed - AIR}px`;
}

/**
 * Keeps a panel at its field where that is moved by scrolling, by the window, or by the sheet that is still rising with it. A panel whose
 * own height changes stays where it is: what somebody is about to tap does not move. @returns what ends it.
 */
function follow(panel: HTMLElement, field: HTMLElement): () => void {
  let last = '';
  const step = (): void => {
    const box = field.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const now = [box.left, box.top, box.bottom, clientWidth, clientHeight].join();
    if (now !== last) place(panel, box);
    last = now;
  };
  let frame = 0;
  const rise = (): void => {
    step();
    const isRising = (field.closest('[role="dialog"]')?.getAnimations?.() ?? []).some(({ playState }) => playState === 'running');
    if (isRising) frame = requestAnimationFrame(rise);
  };
  rise();
  window.addEventListener('resize', step);
  window.addEventListener('scroll', step, true);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', step);
    window.removeEventListener('scroll', step, true);
  };
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
    const key = (event: KeyboardEvent): void => onKeyDown(event);
    const out = (): void => onFocusOut();
    const stay = follow(panel, field);
    const release = keepEscape(panel);
    panel.addEventListener('keydown', key);
    panel.addEventListener('focusout', out);
    return () => {
      stay();
      release();
      panel.removeEventListener('keydown', key);
      panel.removeEventListener('focusout', out);
    };
  }, [panelRef, fieldRef]);
}
