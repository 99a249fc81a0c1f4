import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { chooseIdioma } from '@jornada/i18n/idioma.ts';

/** The first language of an Accept-Language header that the product has, by its quality; otherwise English. */
export function preferredLanguage(header: string | undefined): Idioma {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag, quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return chooseIdioma(wishes.map(({ tag }) => tag));
}
