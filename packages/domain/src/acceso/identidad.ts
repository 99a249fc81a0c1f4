/** How a company tells by an ID token who somebody is. */
export type ReglaIdentidad = {
  proveedor: '365' | 'sso';
  claim: 'upn' | 'preferred_username' | 'email' | 'sub';
  compararCon: 'usuario' | 'correo';
  /** Domains that may enter, in lower case; with none, every account of the issuer. */
  dominios: readonly string[];
};

/** How to find the person in the company: by the first of these user names that exists, or by a mail address. */
export type Identidad = { usuarios: readonly string[] } | { correo: string };

const MAX = 254;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.length > 0 && value.length <= MAX ? value : null);
const domainOf = (address: string | null): string | null =>
  address && /^[^@\s]+@[^@\s]+$/.test(address) ? address.slice(address.indexOf('@') + 1).toLowerCase() : null;

/**
 * Who the claims of an ID token say it is, or null where they do not say it well enough. An address of mail counts only where the
 * provider vouches for it: a tenant of Microsoft 365 is the company's own and says nothing of it, any other has to say that it was verified.
 * Without its domain a name is taken only where the domain is one of the company's.
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
