import { useRouter, type AnyRoute } from '@tanstack/react-router';

/** The address of the list with a thing of the audit log, from `staticData.cosa` of its route. */
export function usePageOf(cosa: string | null): string | undefined {
  const { routesByPath } = useRouter();
  const routes: readonly AnyRoute[] = Object.values(routesByPath);
  const page: { fullPath: string } | undefined = routes.find(({ options }) => cosa !== null && options.staticData?.cosa === cosa);
  return page?.fullPath;
}
