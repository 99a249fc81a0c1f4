import type { KeyValueStorage } from '@jornada/client';
import { toIdioma } from '@jornada/i18n';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

const KEY = 'jornada.idioma';

/** The language that somebody chose on this device before signing in; null where nobody did. */
export function chosenIdioma(storage: KeyValueStorage): Idioma | null {
  return toIdioma(storage.getItem(KEY));
}

export function rememberIdioma(storage: KeyValueStorage, lang: Idioma): void {
  storage.setItem(KEY, lang);
}

/** Somebody has chosen their language while signed in. The language chosen at the log-in before that is forgotten. */
export function forgetIdioma(storage: KeyValueStorage): void {
  storage.removeItem(KEY);
}
