import { Suspense, lazy } from 'react';
import { loadChunk } from '@jornada/web/load-chunk.ts';

const NotFoundPage = lazy(async () => ({ default: (await loadChunk(() => import('./not-found-page.tsx'))).NotFoundPage }));

/** The page of what is not there, loaded when it is needed: whoever signs in does not wait for it. */
export function NotFound({ data }: { data?: unknown }) {
  return (
    <Suspense fallback={null}>
      <NotFoundPage data={data} />
    </Suspense>
  );
}
