/** A place in the grid: which person, which day, both from 0. */
export type Spot = { row: number; col: number };
/** A rectangle of days: where the selection began, and where it has come to, which has the focus. */
export type Selection = { anchor: Spot; focus: Spot };
export type DayArea = { top: number; bottom: number; left: number; right: number };
export type Size = { rows: number; cols: number };

export const areaOf = ({ anchor, focus }: Selection): DayArea => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.col, focus.col),
  right: Math.max(anchor.col, focus.col),
});

export const at = (spot: Spot): Selection => ({ anchor: spot, focus: spot });

/** How many days an area has. */
export const countOf = ({ top, bottom, left, right }: DayArea): number => (bottom - top + 1) * (right - left + 1);

/** Every place of an area, person by person. */
export function spotsOf({ top, bottom, left, right }: DayArea): Spot[] {
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_unused, col) => ({ row: top + row, col: left + col })),
  ).flat();
}

/** So many people are one page. */
const PAGE = 10;
type Keys = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

function moved({ row, col }: Spot, { key, ...held }: Keys, { rows, cols }: Size): Spot | null {
  const isFar = held.ctrlKey || held.metaKey;
  switch (key) {
    case 'ArrowLeft':
      return { row, col: isFar ? 0 : col - 1 };
    case 'ArrowRight':
      return { row, col: isFar ? cols - 1 : col + 1 };
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, col };
    case 'ArrowDown':
      return { row: isFar ? rows - 1 : row + 1, col };
    case 'Home':
      return { row: isFar ? 0 : row, col: 0 };
    case 'End':
      return { row: isFar ? rows - 1 : row, col: cols - 1 };
    case 'PageUp':
      return { row: row - PAGE, col };
    case 'PageDown':
      return { row: row + PAGE, col };
    default:
      return null;
  }
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** The selection after a key that moves; with the shift key it grows. Null for any other key. */
export function moveBy(selection: Selection, keys: Keys, size: Size): Selection | null {
  const next = moved(selection.focus, keys, size);
  if (!next) return null;
  const focus = { row: within(next.row, size.rows), col: within(next.col, size.cols) };
  return keys.shiftKey ? { anchor: selection.anchor, focus } : at(focus);
}

/** The selection where the grid has become smaller. */
export function fitTo({ anchor, focus }: Selection, { rows, cols }: Size): Selection {
  const fit = ({ row, col }: Spot): Spot => ({ row: within(row, rows), col: within(col, cols) });
  return { anchor: fit(anchor), focus: fit(focus) };
}
