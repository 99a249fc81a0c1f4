import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

/** A country (ISO 3166, two letters) in the person's language. */
export const countryName = (pais: string, lang: Idioma): string => new Intl.DisplayNames([lang], { type: 'region' }).of(pais) ?? pais;
