import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** So long a finger rests on a message until its menu opens. */
export const HOLD_MS = 500;
/** So far a finger trembles. */
const TREMBLE = 10;
/** So near to an edge a swipe is the device's own way back. */
const EDGE = 32;
/** So far to the right a message is answered, and so far it follows the finger. */
const ANSWERS = 56;
const FARTHEST = 80;

const isWithin = ({ target, currentTarget }: MouseEvent): boolean => target instanceof Node && currentTarget.contains(target);

type Options = { onHold: (() => void) | null; onAnswer: (() => void) | null };

/**
 * What a finger does with a message: it rests for its menu, and goes to the right to answer it. Both are in the menu as well, which its button opens.
 * The element gets `--pulled`, by which it moves, and `data-pulled`: `yes`, or `far` once letting go answers.
 */
export function useMessageTouch({ onHold, onAnswer }: Options) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pulled = useRef(0);
  const isHeld = useRef(false);
  const isTouched = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const pull = (element: HTMLElement, by: number): void => {
    pulled.current = by;
    if (by === 0) delete element.dataset['pulled'];
    else element.dataset['pulled'] = by >= ANSWERS ? 'far' : 'yes';
    element.style.setProperty('--pulled', `${by}px`);
  };
  const end = (element: HTMLElement): void => {
    clearTimeout(timer.current);
    start.current = null;
    pull(element, 0);
  };
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY, target, currentTarget }: PointerEvent<HTMLElement>): void {
      isTouched.current = pointerType === 'touch';
      isHeld.current = false;
      // Not what a message has opened above the page.
      if (!isTouched.current || !isPrimary || !(target instanceof Node && currentTarget.contains(target))) return;
      start.current = { x: clientX, y: clientY };
      if (!onHold) return;
      timer.current = setTimeout(() => {
        isHeld.current = true;
        start.current = null;
        onHold();
      }, HOLD_MS);
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      if (Math.abs(x) <= TREMBLE && Math.abs(y) <= TREMBLE && pulled.current === 0) return;
      clearTimeout(timer.current);
      const isAtEdge = start.current.x < EDGE || start.current.x > window.innerWidth - EDGE;
      if (!onAnswer || isAtEdge || (pulled.current === 0 && Math.abs(y) > x)) return end(currentTarget);
      pull(currentTarget, Math.max(0, Math.min(FARTHEST, x - TREMBLE)));
    },
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>): void {
      const isAnswer = pulled.current >= ANSWERS;
      end(currentTarget);
      if (isAnswer) onAnswer?.();
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>): void => end(currentTarget),
    /** The menu is the message's own, not the browser's for a picture or a link. */
    onContextMenu(event: MouseEvent): void {
      if (isTouched.current && onHold && isWithin(event)) event.preventDefault();
    },
    /** What lies below the finger was not tapped. */
    onClickCapture(event: MouseEvent): void {
      if (!isHeld.current) return;
      isHeld.current = false;
      // The menu that it has opened is no part of it.
      if (!isWithin(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
