/** The parameters of a link that signs in by itself. */
export const LINK_PARAMETERS = ['autotoken', 'instanceurl', 'showLogout', 'resetLogin'] as const;

/** Whether the query of an address has any of these parameters. */
export function hasLinkParameters(query: URLSearchParams): boolean {
  return LINK_PARAMETERS.some((name) => query.has(name));
}
