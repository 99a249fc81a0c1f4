import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import type { ProblemSheet } from './problem-sheet.tsx';

const Sheet = lazy(async () => ({ default: (await loadChunk(() => import('./problem-sheet.tsx'))).ProblemSheet }));

/** What tells of a lost connection must not need one: home fetches its code beforehand, once it stands. */
export function preloadProblemSheet(): void {
  // A failure is left to the moment of need, which tries again.
  void import('./problem-sheet.tsx').catch(() => undefined);
}

/** Its code is no part of home's own. */
export function LazyProblemSheet(props: ComponentProps<typeof ProblemSheet>) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
