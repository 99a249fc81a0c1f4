import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/shell/session/team');

/** What is looked for, and how it is shown, in the address. */
export function useTeamSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return {
    search,
    set: (change: Partial<typeof search>): void =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
  };
}
export type TeamSearch = ReturnType<typeof useTeamSearch>;
