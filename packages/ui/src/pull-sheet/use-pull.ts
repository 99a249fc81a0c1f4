import { useRef, useState, type PointerEvent } from 'react';

/** How far a finger must move before it counts as a pull, in CSS pixels. */
const MEANT = 48;
/** A movement of less than this is a tap, in CSS pixels. */
const TAP = 6;

/** Pulling by the head: up to see more, down to see less, and down again to close. `dragged` grows upwards. */
export function usePull(onClose: () => void) {
  const [isTall, setTall] = useState(false);
  const [dragged, setDragged] = useState(0);
  const start = useRef<number | null>(null);
  const isPulled = useRef(false);

  const end = () => {
    if (start.current === null) return;
    start.current = null;
    setDragged(0);
    if (dragged > MEANT) setTall(true);
    if (dragged < -MEANT) {
      if (isTall) setTall(false);
      else onClose();
    }
  };
  return {
    isTall,
    dragged,
    toggle: () => {
      // A pull that ends over the handle must not count as a tap on it.
      if (!isPulled.current) setTall(!isTall);
      isPulled.current = false;
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientY;
        isPulled.current = false;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return;
        const way = start.current - event.clientY;
        if (!isPulled.current && Math.abs(way) < TAP) return;
        if (!isPulled.current) event.currentTarget.setPointerCapture(event.pointerId);
        isPulled.current = true;
        setDragged(way);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
