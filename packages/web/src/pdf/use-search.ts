import { useEffect, useState } from 'react';
import { findText } from './find-text.ts';
import type { Paper } from './paper.ts';

/** After so long without a key somebody has paused. */
const TYPING_MS = 200;

/** Looks for a text on all pages, one after the other. `total` grows while they are read; null: nothing is looked for. */
export function useTextSearch(paper: Paper | null) {
  const [typed, setTyped] = useState('');
  const [looked, setLooked] = useState('');
  const [counts, setCounts] = useState<readonly number[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setLooked(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (!paper || looked === '') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (): Promise<void> => {
      const found: number[] = [];
      for (let page = 1; page <= paper.pages && !signal.aborted; page += 1) {
        const pieces = await paper.textOf(page).catch(() => []);
        found.push(findText(pieces, looked).length);
        if (!signal.aborted) setCounts([...found]);
      }
    };
    void read();
    return () => {
      leaving.abort();
      setCounts([]);
      setAt(0);
    };
  }, [paper, looked]);
  const total = counts.reduce((sum, one) => sum + one, 0);
  return {
    typed,
    setTyped,
    looked,
    total: looked === '' ? null : total,
    isDone: paper !== null && counts.length === paper.pages,
    /** Which match somebody is at, from 0. */
    at,
    place: total === 0 ? null : placeOf(counts, at),
    step: (by: 1 | -1): void => {
      if (total > 0) setAt((at + by + total) % total);
    },
  };
}

/** The page of a match, and which it is there. */
function placeOf(counts: readonly number[], at: number): { page: number; index: number } | null {
  let before = 0;
  for (const [index, count] of counts.entries()) {
    if (at < before + count) return { page: index + 1, index: at - before };
    before += count;
  }
  return null;
}
