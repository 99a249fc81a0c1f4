import { useRef, type TouchEvent } from 'react';

/** So far a finger goes for another day. */
const SWIPE = 64;

/** A finger that goes to the side leads to another day, unless it moves something there. */
export function useSwipe(onDay: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent): void => {
      const touch = touches[0];
      const isTaken = target instanceof Element && target.closest('[data-no-swipe]') !== null;
      from.current = touch && touches.length === 1 && !isTaken ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!touch || !start) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) onDay(x < 0 ? 1 : -1);
    },
  };
}
