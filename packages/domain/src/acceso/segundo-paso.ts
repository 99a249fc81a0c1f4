/** Values of `acr` for more than one factor: of OpenID (EAP), REFEDS, and an older policy. */
const STRONG = new Set(['phr', 'phrh', 'https://refeds.org/profile/mfa', 'http://schemas.openid.net/pape/policies/2007/06/multi-factor']);

/**
 * Whether the claims of an ID token say that the provider has asked for a second factor itself: `mfa` among its `amr` (RFC 8176), or an `acr`
 * that means the same. If the token does not say so, it did not happen.
 */
export function pidioSegundoPaso({ amr, acr }: Readonly<Record<string, unknown>>): boolean {
  return (Array.isArray(amr) && amr.includes('mfa')) || (typeof acr === 'string' && STRONG.has(acr));
}
