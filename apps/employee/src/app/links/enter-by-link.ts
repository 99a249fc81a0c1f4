import { getI18n } from 'react-i18next';
import { ApiError, applyAutologin, isSameSession, readAutologin, type Autologin } from '@jornada/client';
import { auth } from '@jornada/contract/auth.ts';
import { login } from '@jornada/contract/login.ts';
import { toIdioma } from '@jornada/i18n';
import { centralOrigin } from '@jornada/web/native/wrapper-door.ts';
import type { Services } from '../../shared/services.tsx';
import { ALLOWED_INSTANCES } from '../../shared/settings.ts';

/**
 * Takes token and instance from an address, that of the page if none is given, if a link brought them, and reads the profile of the person. A failure is left to the
 * log-in screen.
 */
export async function enterByLink(services: Services, address = location.href): Promise<void> {
  const { client, session, switchLanguage } = services;
  const link = readAutologin(address, { allowed: ALLOWED_INSTANCES, base: __WRAPPER__ ? centralOrigin() : location.origin });
  if (link) {
    // The token must not stay in the history.
    if (address === location.href) history.replaceState(null, '', link.url);
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

async function take(link: Autologin, services: Services): Promise<void> {
  const { client, session, notices, replacing } = services;
  const { token, profile } = session.get();
  const { entry } = link;
  if (link.isElsewhere) notices.show(getI18n().t('shell.enlace-ajeno'));
  if (!entry) {
    // The person who was signed in is signed out, on the server too if it can be reached.
    if (link.resetLogin && token) await client.call(auth.salir, {}).catch(() => null);
    return session.update(applyAutologin(session.get(), link));
  }
  if (!token || !profile) return exchange(link, services);
  try {
    // A link must not replace the signed-in person without a question, or they would clock for somebody else.
    const { acceso } = await import('@jornada/contract/acceso.ts');
    const who = await client.call(acceso.mirarEnlace, { Token: entry.token }, { instanceUrl: entry.instanceUrl });
    const isSame = who.UserName === profile.UserName && who.EntidadId === profile.EntidadId;
    if (isSame) return await exchange(link, services);
    replacing.set({ de: profile.NombreCompleto, a: who.NombreCompleto, accept: () => exchange(link, services) });
  } catch (error) {
    if (error instanceof ApiError) notices.show(error.message);
  }
}

/** A link is good for one session, and so is the access token that a portal sends: it is exchanged, and the person who was signed in here is signed out first. */
async function exchange(link: Autologin, { client, session, notices, queryClient, pendingStep, switchLanguage }: Services): Promise<void> {
  if (!link.entry) return;
  const { token, instanceUrl } = link.entry;
  const { acceso } = await import('@jornada/contract/acceso.ts');
  // A link of the very session that is open here would end with it.
  const before = session.get().token;
  if (before && !isSameSession(before, token)) await client.call(auth.salir, {}).catch(() => null);
  try {
    const profile = await client.call(acceso.entrarConEnlace, { Token: token }, { instanceUrl });
    queryClient.clear();
    session.update({ ...applyAutologin(session.get(), { ...link, entry: { token: profile.Token, instanceUrl } }), profile });
    const lang = toIdioma(profile.Language);
    if (lang) await switchLanguage(lang).catch(() => null);
  } catch (error) {
    session.clear();
    if (!(error instanceof ApiError)) return;
    const isStep = error.code === 'login.segundo-factor' || error.code === 'login.falta-segundo-factor';
    if (isStep) pendingStep.set({ error, showLogout: link.showLogout });
    else notices.show(error.message);
  }
}
