import { useRouter } from '@tanstack/react-router';

type Routes = Readonly<Record<string, { fullPath: string; options: { staticData?: { cosa?: string } } }>>;

/** The address of the list with a thing of the audit log, from `staticData.cosa` of its route. */
export function usePageOf(cosa: string | null): string | undefined {
  const { routesByPath } = useRouter();
  const routes: Routes = routesByPath;
  return Object.values(routes).find(({ options }) => cosa !== null && options.staticData?.cosa === cosa)?.fullPath;
}
