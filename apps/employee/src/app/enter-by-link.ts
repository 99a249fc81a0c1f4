import { applyAutologin, readAutologin } from '@jornada/client';
import { login } from '@jornada/contract/login.ts';
import { toIdioma } from '@jornada/i18n';
import type { Services } from '../platform/services.tsx';
import { ALLOWED_INSTANCES } from './settings.ts';

/**
 * Takes token and instance from the address, where a link brought them, and fetches the profile of whoever holds the
 * token. What fails is left to the log-in screen.
 */
export async function enterByLink({ client, session, switchLanguage }: Services): Promise<void> {
  const link = readAutologin(location.href, { allowed: ALLOWED_INSTANCES, base: location.origin });
  if (link) {
    session.update(applyAutologin(session.get(), link));
    // The token must not stay in the history.
    history.replaceState(null, '', link.url);
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
