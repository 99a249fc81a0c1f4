import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf, textLike, whole } from '@jornada/web/search-params.ts';
import { CLASES_EXPORTE } from '@jornada/domain/exportes/modelo.ts';

/** The parts of the page, in the order of their tabs. */
export const PARTES_EXPORTES = ['exportes', 'accesos', 'plantillas'] as const;

/** `mes` and `centro` are what a new export begins with. */
export const exportesSearch = placeSearch({
  parte: oneOf(...PARTES_EXPORTES),
  clase: oneOf(...CLASES_EXPORTE),
  serie: anyText,
  mes: textLike(/^20\d\d-(0[1-9]|1[0-2])$/),
  centro: whole({ least: 1 }),
});
