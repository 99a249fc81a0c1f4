import type { Drawn } from './stroke.ts';

type Step = (changes: readonly Drawn[]) => { back: Drawn[]; skipped: number };

/** As many actions can be taken back. */
const MOST = 200;

/** What can be taken back and done again. Each entry is what was there before an action. */
export function createHistory() {
  let past: (readonly Drawn[])[] = [];
  let future: (readonly Drawn[])[] = [];

  return {
    canUndo: (): boolean => past.length > 0,
    canRedo: (): boolean => future.length > 0,
    add(before: readonly Drawn[]): void {
      past = [...past.slice(1 - MOST), before];
      future = [];
    },
    undo(step: Step): number | null {
      const last = past.at(-1);
      if (!last) return null;
      past = past.slice(0, -1);
      const { back, skipped } = step(last);
      if (back.length > 0) future = [...future, back];
      return skipped;
    },
    redo(step: Step): number | null {
      const next = future.at(-1);
      if (!next) return null;
      future = future.slice(0, -1);
      const { back, skipped } = step(next);
      if (back.length > 0) past = [...past, back];
      return skipped;
    },
  };
}
