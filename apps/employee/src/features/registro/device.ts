import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

const PAIS: Record<Idioma, string> = { es: 'ES', en: 'GB', pt: 'PT', de: 'DE' };

/** The country that the device is set to, or one of the language that is shown: what stands there before somebody chooses. */
export function guessPais(idioma: Idioma): string {
  return navigator.languages.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find(Boolean) ?? PAIS[idioma];
}
