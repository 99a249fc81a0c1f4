import { useRouter, type AnyRoute } from '@tanstack/react-router';

/** The address of the list that holds a thing of the audit log, as its route says in `staticData.cosa`. */
export function usePageOf(cosa: string | null): string | undefined {
  const { routesByPath } = useRouter();
  return Object.values<AnyRoute>(routesByPath).find(({ options }) => cosa !== null && options.staticData?.cosa === cosa)?.fullPath;
}
