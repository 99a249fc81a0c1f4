import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import type { ProblemSheet } from './problem-sheet.tsx';

const Sheet = lazy(async () => ({ default: (await loadChunk(() => import('./problem-sheet.tsx'))).ProblemSheet }));

/** The message about a lost connection must not need a connection, so home loads its code in advance. */
export function preloadProblemSheet(): void {
  // A failure is ignored here; the code is loaded again when needed.
  void import('./problem-sheet.tsx').catch(() => undefined);
}

/** Loaded separately from home. */
export function LazyProblemSheet(props: ComponentProps<typeof ProblemSheet>) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
