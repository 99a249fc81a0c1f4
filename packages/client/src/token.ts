/**
 * What the client reads of a token: the company and person that it is for, and whether they came by single sign-on. It
 * is not verified here: the server does that, and decides.
 */
export type TokenPayload = { ent?: unknown; usr?: unknown; tSSO?: unknown };

/** The payload of a signed token (the middle of three base64url parts); an empty one where it cannot be read. */
export function readTokenPayload(token: string): TokenPayload {
  try {
    const binary = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const value: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Whether this session came by single sign-on, and so is renewed there. */
export function isSsoToken(token: string): boolean {
  return readTokenPayload(token).tSSO === true;
}

/** Whether two tokens are for the same person of the same company. A token that does not name them says nothing. */
export function isSameHolder(one: string, other: string): boolean {
  const [a, b] = [readTokenPayload(one), readTokenPayload(other)];
  return [a, b].some(({ ent, usr }) => ent === undefined || usr === undefined) || (a.ent === b.ent && a.usr === b.usr);
}
