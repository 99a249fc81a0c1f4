import { IDIOMA_POR_DEFECTO, IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';

/** The locale whose habits a language follows: European in all four. */
const LOCALES: Record<Idioma, string> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT', de: 'de-DE' };

export function localeOf(lang: Idioma): string {
  return LOCALES[lang];
}

/** `pt-BR`, `ES`, `de_AT` as one of the four; null where it is none of them. */
export function toIdioma(tag: string | null | undefined): Idioma | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return IDIOMAS.find((idioma) => idioma === primary) ?? null;
}

/** The first of the wishes that is one of the four, else English. */
export function chooseIdioma(wishes: readonly (string | null | undefined)[]): Idioma {
  for (const wish of wishes) {
    const idioma = toIdioma(wish);
    if (idioma) return idioma;
  }
  return IDIOMA_POR_DEFECTO;
}
