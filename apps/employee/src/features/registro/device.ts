import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

const PAIS: Record<Idioma, string> = { es: 'ES', en: 'GB', pt: 'PT', de: 'DE' };

/** The country of the device, or one of the shown language, as the first choice. */
export function guessPais(idioma: Idioma): string {
  return navigator.languages.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find(Boolean) ?? PAIS[idioma];
}
