import { ApiError, applyAutologin, readAutologin, type Autologin } from '@jornada/client';
import { auth } from '@jornada/contract/auth.ts';
import { login } from '@jornada/contract/login.ts';
import { toIdioma } from '@jornada/i18n';
import type { Services } from '../platform/services.tsx';
import { ALLOWED_INSTANCES } from './settings.ts';

/** A token of a session has three parts; what a link brings otherwise is good for one session, and is exchanged for it. */
const isSessionToken = (token: string): boolean => token.split('.').length === 3;

/**
 * Takes token and instance from the address, where a link brought them, and fetches the profile of whoever holds the
 * token. What fails is left to the log-in screen.
 */
export async function enterByLink(services: Services): Promise<void> {
  const { client, session, switchLanguage } = services;
  const link = readAutologin(location.href, { allowed: ALLOWED_INSTANCES, base: location.origin });
  if (link) {
    // The token must not stay in the history.
    history.replaceState(null, '', link.url);
    await take(link, services);
  }
  const { token, profile } = session.get();
  if (!token || profile) return;
  try {
    const fresh = await client.call(login.conToken, {});
    session.update({ profile: fresh });
    const lang = toIdioma(fresh.Language);
    if (lang) await switchLanguage(lang);
  } catch {
    session.clear();
  }
}

async function take(link: Autologin, { client, session, notices, switchLanguage }: Services): Promise<void> {
  // Whoever was signed in here is not any more: on the server neither, where it can be reached.
  if (link.resetLogin && session.get().token) await client.call(auth.salir, {}).catch(() => null);
  if (!link.entry || isSessionToken(link.entry.token)) return session.update(applyAutologin(session.get(), link));
  const { token, instanceUrl } = link.entry;
  const { acceso } = await import('@jornada/contract/acceso.ts');
  session.clear();
  session.update({ instanceUrl });
  try {
    const profile = await client.call(acceso.entrarConEnlace, { Token: token });
    session.update({ ...applyAutologin(session.get(), { ...link, entry: { token: profile.Token, instanceUrl } }), profile });
    const lang = toIdioma(profile.Language);
    if (lang) await switchLanguage(lang).catch(() => null);
  } catch (error) {
    session.clear();
    if (error instanceof ApiError) notices.show(error.message);
  }
}
