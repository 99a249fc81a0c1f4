import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

export type CellSpot = { row: number; col: number };
type Typing = CellSpot & { text: string; isUnread: boolean };

type Options = {
  rows: number;
  cols: number;
  /** What stands in a cell, as it would be typed. */
  textAt: (spot: CellSpot) => string;
  isClosed: (spot: CellSpot) => boolean;
  /** False: it means nothing, and stays to be corrected. */
  write: (spot: CellSpot, text: string) => boolean;
  onOpen: (spot: CellSpot) => void;
  onPin: (spot: CellSpot) => void;
  onUndo: () => void;
  onRedo: () => void;
};

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Characters that begin a length; letters are commands. */
const BEGINS = /^[\d:.,]$/;

const spotOf = (target: EventTarget): CellSpot | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  return cell ? { row: Number(cell.dataset['row']), col: Number(cell.dataset['col']) } : null;
};

/** The keys of a grid that is typed into: as in a spreadsheet, typing replaces, Enter goes down, Tab right, Escape gives up. */
export function useWeekKeys({ rows, cols, textAt, isClosed, write, onOpen, onPin, onUndo, onRedo }: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<CellSpot>({ row: 0, col: 0 });
  const [typing, drawTyping] = useState<Typing | null>(null);
  // Known at once: a field that is gone loses the focus before anything is drawn, and must write nothing a second time.
  const live = useRef<Typing | null>(null);
  const setTyping = (next: Typing | null): void => {
    live.current = next;
    drawTyping(next);
  };
  const spot = { row: Math.min(active.row, Math.max(0, rows - 1)), col: Math.min(active.col, Math.max(0, cols - 1)) };

  useLayoutEffect(() => {
    const grid = frame.current;
    if (typing !== null || !grid?.contains(document.activeElement)) return;
    grid.querySelector<HTMLElement>(`[data-row="${spot.row}"][data-col="${spot.col}"]`)?.focus();
  }, [typing, spot.row, spot.col]);

  const move = (down: number, right: number): void =>
    setActive({
      row: Math.max(0, Math.min(rows - 1, spot.row + down)),
      col: Math.max(0, Math.min(cols - 1, spot.col + right)),
    });
  const begin = (at: CellSpot, text: string): void => {
    if (!isClosed(at)) setTyping({ ...at, text, isUnread: false });
  };
  /** @returns false if what was typed means nothing. */
  const finish = (): boolean => {
    const now = live.current;
    if (!now) return true;
    if (now.text === textAt(now) || write(now, now.text)) {
      setTyping(null);
      return true;
    }
    setTyping({ ...now, isUnread: true });
    return false;
  };

  const onTypingKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, shiftKey } = event;
    const step = key === 'Enter' ? ([1, 0] as const) : key === 'Tab' ? ([0, 1] as const) : null;
    if (key === 'Escape') {
      event.preventDefault();
      // The sheet or the page around it must not take the same key for its own.
      event.stopPropagation();
      setTyping(null);
      frame.current?.focus();
      return;
    }
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    if (!finish()) return;
    frame.current?.focus();
    move(shiftKey ? -step[0] : step[0], shiftKey ? -step[1] : step[1]);
  };

  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey) {
      const letter = key.toLowerCase();
      if (letter === 'z') return shiftKey ? onRedo : onUndo;
      return letter === 'y' ? onRedo : null;
    }
    if (altKey) return null;
    const step = STEPS[key];
    if (step) return () => move(...step);
    if (key === 'Home') return () => setActive({ ...spot, col: 0 });
    if (key === 'End') return () => setActive({ ...spot, col: cols - 1 });
    if (key === 'Enter') return shiftKey ? () => onOpen(spot) : () => begin(spot, textAt(spot));
    if (key === 'F2') return () => begin(spot, textAt(spot));
    if (key === 'Delete' || key === 'Backspace') return () => void (isClosed(spot) || write(spot, ''));
    if (key.toLowerCase() === 'p') return () => onPin(spot);
    return BEGINS.test(key) ? () => begin(spot, key) : null;
  };

  return {
    frame,
    spot,
    typing,
    grid: {
      ref: frame,
      tabIndex: -1,
      onKeyDown: (event: KeyboardEvent): void => {
        if (typing) return;
        const action = actionOf(event);
        if (!action) return;
        event.preventDefault();
        action();
      },
      onFocus: ({ target }: FocusEvent): void => {
        const at = spotOf(target);
        if (at) setActive(at);
      },
      onClick: ({ target }: MouseEvent): void => {
        const at = spotOf(target);
        if (at && target instanceof Element) target.closest<HTMLElement>('[data-col]')?.focus();
      },
      onDoubleClick: ({ target }: MouseEvent): void => {
        const at = spotOf(target);
        if (at) begin(at, textAt(at));
      },
    },
    onTypingKey,
    onText: (text: string): void => void (live.current && setTyping({ ...live.current, text, isUnread: false })),
    /** A person who goes elsewhere with the mouse has finished. What means nothing stays where it is. */
    onLeave: (): void => void finish(),
  };
}
