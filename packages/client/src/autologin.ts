import { allowedInstance } from './instances.ts';
import { hasLinkParameters, LINK_PARAMETERS } from './link-parameters.ts';
import { NO_SESSION, type Session } from './session.ts';

export type Autologin = {
  /** Token and instance of the link; null if the link has none, or if the instance is not allowed. */
  entry: { token: string; instanceUrl: string } | null;
  /** It brings a token for an instance that is not allowed: nobody is sent the token. */
  isElsewhere: boolean;
  showLogout: boolean;
  resetLogin: boolean;
  /** The same address without these parameters: a token must not stay in the history or be shared. */
  url: string;
};

/**
 * Reads a link that signs in by itself, from a browser or as a deep link to `/signin`. If the link has no `instanceurl`, the
 * first allowed instance is used. Returns null for any other address.
 */
export function readAutologin(url: string, { allowed, base }: { allowed: readonly string[]; base: string }): Autologin | null {
  if (!URL.canParse(url, base)) return null;
  const address = new URL(url, base);
  const query = address.searchParams;
  if (!hasLinkParameters(query)) return null;

  const token = query.get('autotoken');
  const instanceUrl = allowedInstance(query.get('instanceurl') ?? allowed[0], { allowed, base });
  const showLogout = query.get('showLogout') === 'true';
  const resetLogin = query.get('resetLogin') === 'true';
  for (const name of LINK_PARAMETERS) query.delete(name);
  return {
    entry: token && instanceUrl ? { token, instanceUrl } : null,
    isElsewhere: Boolean(token && !instanceUrl),
    showLogout,
    resetLogin,
    url: address.href,
  };
}

/** Changes the session as the link says: `resetLogin` clears it first, and an `entry` replaces the user who was signed in. */
export function applyAutologin(session: Session, { entry, showLogout, resetLogin }: Autologin): Session {
  const kept = resetLogin ? NO_SESSION : session;
  return entry ? { ...NO_SESSION, ...entry, autologin: true, showLogout } : kept;
}
