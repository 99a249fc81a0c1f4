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

/** Goes along equal columns with the arrow keys, with a finger or with the pointer. */
export function useWalk({ count, chosen, onChoose }: { count: number; chosen: number; onChoose: (index: number) => void }) {
  const choose = (index: number): void => onChoose(Math.max(0, Math.min(count - 1, index)));
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) choose(Math.floor(((event.clientX - left) / width) * count));
  };
  return {
    onPointerDown: point,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // A finger that scrolls the page is not asking; a mouse above a bar is.
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
