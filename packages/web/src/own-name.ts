import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

/** A language calls itself by its own name, whatever language the page is in. */
export function ownName(lang: Idioma): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
