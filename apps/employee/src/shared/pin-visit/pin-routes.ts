import { redirect } from '@tanstack/react-router';
import type { PinVisit } from './pin-visit.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page belongs to the documents: whoever opens it gives their PIN first, and comes back to it. */
    pin?: true;
  }
}

/** Whether one of the routes of a page needs the PIN. */
export const needsPin = (matches: readonly { staticData: { pin?: true } }[]): boolean => matches.some(({ staticData }) => staticData.pin);

/** @throws a redirect to the PIN, for a page that needs it while the documents are closed. */
export function askForPin({
  visit,
  matches,
  href,
}: {
  visit: Pick<PinVisit, 'check'>;
  matches: readonly { staticData: { pin?: true } }[];
  href: string;
}): void {
  if (!needsPin(matches) || visit.check()) return;
  throw redirect({ to: '/documentacion-pin', search: { volver: href }, replace: true });
}
