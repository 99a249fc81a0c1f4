/** What a link that signs in by itself brings in its address. */
export const LINK_PARAMETERS = ['autotoken', 'instanceurl', 'showLogout', 'resetLogin'] as const;

/** Whether the query of an address has any of it. */
export function bringsLink(query: URLSearchParams): boolean {
  return LINK_PARAMETERS.some((name) => query.has(name));
}
