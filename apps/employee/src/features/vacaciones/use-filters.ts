import { getRouteApi, useNavigate } from '@tanstack/react-router';

const route = getRouteApi('/shell/session/vacaciones');

/** Year, state and day of the balance, in the address; and the way to change them on the page where one is. */
export function useFilters() {
  const filters = route.useSearch();
  const navigate = useNavigate();
  const set = (change: Partial<typeof filters>): void =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...(change as object) }), replace: true, resetScroll: false });
  return { ...filters, set };
}
