import { textoDe, type DocumentoRico } from '@jornada/domain/wiki/documento.ts';
import type { TextoGuardado } from './repo.ts';

/** So much of the beginning stands in lists. */
const COMIENZO = 160;

const firstWords = (documento: DocumentoRico): string => {
  const text = textoDe(documento.filter(({ tipo }) => tipo !== 'imagen' && tipo !== 'tabla'))
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= COMIENZO) return text;
  const cut = text.slice(0, COMIENZO);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), COMIENZO - 30)).replace(/[\uD800-\uDBFF]$/, '')}…`;
};

/** A text with what lists and searches need of it. */
export const withWords = (texto: TextoGuardado) => ({
  ...texto,
  palabras: `${texto.titulo}\n${textoDe(texto.documento)}`,
  comienzo: firstWords(texto.documento),
});
