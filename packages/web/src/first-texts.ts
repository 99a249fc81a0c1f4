import { createSessionStore } from '@jornada/client/session.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { fetchTexts, firstIdioma } from '@jornada/i18n/texts.ts';
import { chosenIdioma } from './chosen-idioma.ts';
import { createStorage } from './native/storage.ts';

/** Whether somebody is signed in on this device, and the texts in their language, which are being loaded. */
export type First = { isSignedIn: boolean; lang: Idioma; texts: Promise<object> };

/**
 * Requests the texts before the app's own code is loaded, because nothing can be drawn without them. The code that waits for the
 * texts reports a failure.
 */
export function fetchFirst({ version }: { version: string }): First {
  const storage = createStorage();
  const { token, profile } = createSessionStore({ storage }).get();
  const lang = firstIdioma(profile?.Language ?? chosenIdioma(storage));
  const texts = fetchTexts(lang, { version });
  texts.catch(() => undefined);
  // The first formatter of a page takes as long as a hundred later ones. It is made now, while the page waits for the network.
  setTimeout(() => new Intl.DateTimeFormat(lang));
  return { isSignedIn: token !== null && profile !== null, lang, texts };
}
