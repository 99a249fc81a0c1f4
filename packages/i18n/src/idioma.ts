import { IDIOMA_POR_DEFECTO, IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';

/** The locale for the formats of a language: the European one for all four. */
const LOCALES: Record<Idioma, string> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT', de: 'de-DE' };

export function localeOf(lang: Idioma): string {
  return LOCALES[lang];
}

/** Maps a language tag such as `pt-BR`, `ES` or `de_AT` to one of the four languages; null if it is none of them. */
export function toIdioma(tag: string | null | undefined): Idioma | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return IDIOMAS.find((idioma) => idioma === primary) ?? null;
}

/** The first wish that is one of the four languages, otherwise English. */
export function chooseIdioma(wishes: readonly (string | null | undefined)[]): Idioma {
  for (const wish of wishes) {
    const idioma = toIdioma(wish);
    if (idioma) return idioma;
  }
  return IDIOMA_POR_DEFECTO;
}
