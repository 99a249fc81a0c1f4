import { FREE_KEY } from './shortcuts.ts';
import type { Desk } from '../use-desk.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What a key does with the chosen days; null for a key that does nothing here. */
export function actionOf(desk: Desk, { key, ctrlKey, metaKey, shiftKey, altKey }: Keys): (() => void) | null {
  if (altKey) return null;
  const word = key.toLowerCase();
  if (ctrlKey || metaKey) return withControl(desk, word, shiftKey);
  if (key === 'Delete' || key === 'Backspace') return shiftKey ? desk.withoutDraft : desk.toSchedule;
  if (key === FREE_KEY) return desk.free;
  const choice = desk.choices.find((one) => one.key === word);
  return choice ? () => desk.shift(choice.shift.clave) : null;
}

function withControl(desk: Desk, key: string, isShifted: boolean): (() => void) | null {
  switch (key) {
    case 'z':
      return isShifted ? desk.redo : desk.undo;
    case 'y':
      return desk.redo;
    case 'c':
      return desk.copy;
    case 'x':
      return desk.cut;
    case 'v':
      return desk.paste;
    case 'd':
      return desk.repeatDown;
    case 'r':
      return isShifted ? null : desk.repeatRight;
    case 'a':
      return () => desk.select({ anchor: { row: 0, col: 0 }, focus: { row: desk.size.rows - 1, col: desk.size.cols - 1 } });
    default:
      return null;
  }
}
