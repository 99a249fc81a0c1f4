/**
 * Makes an address absolute, without query, fragment or closing slash. Null if it is not an http address, or if it contains a
 * password.
 */
function normalize(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isHttp || url.username || url.password || url.search || url.hash) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/**
 * The allowed instance that `address` means, absolute and without a closing slash; null if it is not on the list. Tokens are sent
 * there, so the whole address is compared: a prefix or another path of the same host is not enough. `base` (the app's own
 * address) resolves entries such as `/instancia`.
 */
export function allowedInstance(
  address: string | null | undefined,
  { allowed, base }: { allowed: readonly string[]; base: string },
): string | null {
  if (!address) return null;
  const wanted = normalize(address, base);
  return wanted !== null && allowed.some((entry) => normalize(entry, base) === wanted) ? wanted : null;
}
