import { createSessionStore } from '@jornada/client/session.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { fetchTexts, firstIdioma } from '@jornada/i18n/texts.ts';
import { chosenIdioma } from './chosen-idioma.ts';
import { createStorage } from './native/storage.ts';

/** Whether somebody is signed in on this device, and the texts in their language, which are on their way. */
export type First = { isSignedIn: boolean; lang: Idioma; texts: Promise<object> };

/** Asks for the texts before the app's own code is there: nothing is drawn without them. A failure is told by whoever waits for them. */
export function fetchFirst({ version }: { version: string }): First {
  const storage = createStorage();
  const { token, profile } = createSessionStore({ storage }).get();
  const lang = firstIdioma(profile?.Language ?? chosenIdioma(storage));
  const texts = fetchTexts(lang, { version });
  texts.catch(() => undefined);
  // The first formatter of a page takes as long as a hundred later ones, whatever it is for: it is made while the network is waited for.
  setTimeout(() => new Intl.DateTimeFormat(lang));
  return { isSignedIn: token !== null && profile !== null, lang, texts };
}
