/**
 * The parts of a token that the client reads: company, session, person, and whether it came by single sign-on. The client does not verify
 * it. Only the server does, and only the server decides.
 */
export type TokenPayload = { ent?: unknown; sid?: unknown; usr?: unknown; tSSO?: unknown };

/** The payload of a signed token (the middle of three base64url parts). Empty if it cannot be read. */
export function readTokenPayload(token: string): TokenPayload {
  try {
    const binary = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const value: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Whether this token came by single sign-on. It is renewed there, too. */
export function isSsoToken(token: string): boolean {
  return readTokenPayload(token).tSSO === true;
}

/** Whether two tokens are for the same person of the same company. A token without these claims counts as the same. */
export function isSameHolder(one: string, other: string): boolean {
  const [a, b] = [readTokenPayload(one), readTokenPayload(other)];
  return [a, b].some(({ ent, usr }) => ent === undefined || usr === undefined) || (a.ent === b.ent && a.usr === b.usr);
}

/** Whether two tokens are of the same session. */
export function isSameSession(one: string, other: string): boolean {
  const [{ sid: a }, { sid: b }] = [readTokenPayload(one), readTokenPayload(other)];
  return a !== undefined && a === b;
}
