import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { chooseIdioma } from './idioma.ts';

/** What this file touches of a browser; named here because servers type-check it as well. */
type Surroundings = { navigator?: { languages?: readonly string[]; language?: string } };

/** The language to begin with: the wish, where there is one, else the browser's, else English. */
export function firstIdioma(wish: string | null | undefined): Idioma {
  const { navigator } = globalThis as unknown as Surroundings;
  return chooseIdioma([wish, ...(navigator?.languages ?? [navigator?.language])]);
}

/**
 * The texts of a language, as the server merges them. The version is part of the address, so that a new release never shows old ones.
 * @throws Error when they cannot be loaded.
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
