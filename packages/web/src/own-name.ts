import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

/** The name of a language in that language itself, whatever the page's language is. */
export function ownName(lang: Idioma): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
