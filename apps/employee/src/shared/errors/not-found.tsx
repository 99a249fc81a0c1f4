import { Suspense, lazy, type ReactNode } from 'react';
import { loadChunk } from '@jornada/web/load-chunk.ts';

const NotFoundPage = lazy(async () => ({ default: (await loadChunk(() => import('./not-found-page.tsx'))).NotFoundPage }));

/** The page for unknown addresses. Loaded when needed, so that the log-in does not wait for it. */
export function NotFound({ data }: { data?: unknown }): ReactNode {
  return (
    <Suspense fallback={null}>
      <NotFoundPage data={data} />
    </Suspense>
  );
}
