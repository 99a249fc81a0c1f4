import { lazy, Suspense } from 'react';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import type { ToDecide } from './to-decide.tsx';

/** What a module shows to the person who decides, loaded when one of its requests is opened. Until then the request is on its way. */
export function later(load: () => Promise<ToDecide>): ToDecide {
  const Opened = lazy(async () => ({ default: await loadChunk(load) }));
  return function Later({ id, children }) {
    return (
      <Suspense fallback={children({ data: undefined, error: null, refetch: () => undefined })}>
        <Opened id={id}>{children}</Opened>
      </Suspense>
    );
  };
}
