/** How a company identifies a person by an ID token. */
export type ReglaIdentidad = {
  proveedor: '365' | 'sso';
  claim: 'upn' | 'preferred_username' | 'email' | 'sub';
  compararCon: 'usuario' | 'correo';
  /** Domains that may enter, in lower case. Empty: every account of the issuer may. */
  dominios: readonly string[];
};

/** How to find the person in the company: by the first of these user names that exists, or by a mail address. */
export type Identidad = { usuarios: readonly string[] } | { correo: string };

const MAX = 254;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.length > 0 && value.length <= MAX ? value : null);
const domainOf = (address: string | null): string | null =>
  address && /^[^@\s]+@[^@\s]+$/.test(address) ? address.slice(address.indexOf('@') + 1).toLowerCase() : null;

/**
 * The person whom the claims of an ID token name, or null if they are not reliable enough. A mail address counts only if the
 * provider has verified it: either the token says so, or it comes from the company's own Microsoft 365 tenant, which does not say
 * it. Without its domain a name is accepted only if the domain is one of the company's.
 */
export function identidadDe(claims: Readonly<Record<string, unknown>>, regla: ReglaIdentidad): Identidad | null {
  const { proveedor, claim, compararCon, dominios } = regla;
  const verified = claims['email_verified'];
  const isVouched = verified === true || verified === 'true' || (proveedor === '365' && verified === undefined);
  const email = isVouched ? textOf(claims['email']) : null;
  const value = claim === 'email' ? email : textOf(claims[claim]);
  if (value === null) return null;

  const domain = domainOf(value) ?? domainOf(email);
  if (dominios.length > 0 && (domain === null || !dominios.includes(domain))) return null;
  const isAddress = domainOf(value) !== null;
  if (compararCon === 'correo') return isAddress ? { correo: value } : null;
  return { usuarios: isAddress && dominios.length > 0 ? [value, value.slice(0, value.indexOf('@'))] : [value] };
}
