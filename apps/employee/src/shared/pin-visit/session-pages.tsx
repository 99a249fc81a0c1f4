import { lazy, Suspense, type ReactNode } from 'react';
import { useMatches } from '@tanstack/react-router';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useSession } from '@jornada/web/services.tsx';
import { SessionGate } from '@jornada/web/session-gate.tsx';
import { useServices } from '../services.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page belongs to the documents: the person who opens it gives their PIN first, and comes back to it. */
    pin?: true;
  }
}

/** Whether one of the routes of a page needs the PIN. */
const needsPin = (matches: readonly { staticData: { pin?: true } }[]): boolean => matches.some(({ staticData }) => staticData.pin);

const PinWatch = lazy(async () => ({ default: (await loadChunk(() => import('./pin-watch.tsx'))).PinWatch }));

/** The pages of the person who is signed in. Those of the documents show only while these are open, which somebody watches beside them. */
export function SessionPages(): ReactNode {
  const isWithPin = useMatches({ select: needsPin });
  const { token } = useSession();
  const isOpen = useObservable(useServices().visit.isOpen);
  return (
    <>
      {isWithPin && !isOpen ? null : <SessionGate />}
      <Suspense fallback={null}>{isWithPin && token && <PinWatch />}</Suspense>
    </>
  );
}
