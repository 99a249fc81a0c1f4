/** Absolute, without query, fragment or closing slash; null for what is no http address or hides a password. */
function normalize(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isHttp || url.username || url.password || url.search || url.hash) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/**
 * The allowed instance that `address` means, absolute and without a closing slash; null where it is not on the list.
 * Tokens are sent there, so it is compared whole: neither a prefix nor another path of the same host will do.
 * `base` (the app's own address) resolves entries such as `/instancia`.
 */
export function allowedInstance(
  address: string | null | undefined,
  { allowed, base }: { allowed: readonly string[]; base: string },
): string | null {
  if (!address) return null;
  const wanted = normalize(address, base);
  return wanted !== null && allowed.some((entry) => normalize(entry, base) === wanted) ? wanted : null;
}
