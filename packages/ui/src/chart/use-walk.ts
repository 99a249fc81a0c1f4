import type { KeyboardEvent, PointerEvent } from 'react';

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  PageUp: (at) => at + 7,
  PageDown: (at) => at - 7,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves along columns of equal width with the arrow keys, a finger or the pointer. */
export function useWalk({ count, chosen, onChoose }: { count: number; chosen: number; onChoose: (index: number) => void }) {
  const choose = (index: number): void => onChoose(Math.max(0, Math.min(count - 1, index)));
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) choose(Math.floor(((event.clientX - left) / width) * count));
  };
  return {
    onPointerDown: point,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // A finger on the chart may only be scrolling the page, so only a mouse chooses by moving.
      if (event.pointerType === 'mouse') point(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const move = MOVES[event.key];
      if (!move) return;
      event.preventDefault();
      choose(move(chosen, count - 1));
    },
  };
}
