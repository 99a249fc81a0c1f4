import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

/** The name of a language in another one: `alemán`. */
export const languageName = (idioma: Idioma, lang: Idioma): string =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(idioma) ?? idioma;
