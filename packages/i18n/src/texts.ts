import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { chooseIdioma } from './idioma.ts';

/** The parts of a browser that this file uses. They are declared here because servers type-check this file, too. */
type Surroundings = { navigator?: { languages?: readonly string[]; language?: string } };

/** The language to start with: the wish if there is one, otherwise the browser's, otherwise English. */
export function firstIdioma(wish: string | null | undefined): Idioma {
  const { navigator } = globalThis as unknown as Surroundings;
  return chooseIdioma([wish, ...(navigator?.languages ?? [navigator?.language])]);
}

/**
 * Loads the texts of a language, as the server merges them. The version is part of the address, so that a new release never shows
 * old texts. @throws Error if they cannot be loaded.
 */
export async function fetchTexts(
  lang: Idioma,
  {
    version,
    base = '/i18n',
    fetch = globalThis.fetch.bind(globalThis),
  }: { version: string; base?: string; fetch?: typeof globalThis.fetch },
): Promise<object> {
  const response = await fetch(`${base}/${lang}.json?v=${encodeURIComponent(version)}`);
  if (!response.ok) throw new Error(`The texts for ${lang} did not load: ${response.status}`);
  return (await response.json()) as object;
}
