import { examineDocumento } from '../personas/documento.ts';

/** An ID number in a text. `documento`: as people's are stored. `leido`: as it stands there, from character to character. */
export type NumeroEnTexto = { documento: string; leido: string; desde: number; hasta: number; esCorrecto: boolean };

const DASHES = /[\u2010-\u2015\u2212\u00ad]/g;
const BLANKS = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
// What stands between two digits, and before the last letter.
const S = '[ .·/-]?';
const T = '(?: ?[.·/-] ?| )?';
const ALONE = String.raw`(?<![\p{L}\p{N}])`;
const NO_MORE = String.raw`(?![\p{L}\p{N}])`;
const DNI = String.raw`\d(?:${S}\d){7}${T}[A-Z]`;
const OTHERS = String.raw`[XYZKLM]${T}\d(?:${S}\d){6,7}${T}[A-Z]`;
const NUMBER = new RegExp(`${ALONE}(?:${DNI}|${OTHERS})${NO_MORE}`, 'gu');
/** What stands before it makes it the number of a company: B-12345678. The last letter of N.I.F. does not. */
const OF_COMPANY = /(?<![\p{L}\p{N}.])[ABCDEFGHJNPQRSUVW][ .-]?$/u;
/** Without blanks or dots inside it is meant as a number, even if its letter is wrong. */
const PLAIN = /^(?:\d{8}|[XYZKLM]-?\d{7})-?[A-Z]$/;

/** With as many characters as the text. */
const simplify = (texto: string): string => texto.replace(DASHES, '-').replace(BLANKS, ' ').toUpperCase();

/** All zeros in front do not count: older papers write foreigners' numbers with one more. */
function storedForm(leido: string): string | null {
  const plain = leido.replace(/[^A-Z0-9]/g, '');
  if (/^[XYZKLM]\d{8}[A-Z]$/.test(plain)) return plain[1] === '0' ? plain[0] + plain.slice(2) : null;
  return plain;
}

/** The ID numbers of people in a text: DNI, NIE, and those with K, L or M. Those of companies are none. */
export function findNumbers(texto: string): NumeroEnTexto[] {
  const simple = simplify(texto);
  // A letter that becomes two in capitals would move everything after it.
  if (simple.length !== texto.length) return [];
  return Array.from(simple.matchAll(NUMBER)).flatMap(({ 0: found, index }) => {
    const documento = storedForm(found);
    if (documento === null || OF_COMPANY.test(simple.slice(0, index))) return [];
    const { clase, esCorrecto } = examineDocumento(documento, 'ES');
    if (clase === 'libre' || (!esCorrecto && !PLAIN.test(found))) return [];
    const hasta = index + found.length;
    return [{ documento, leido: texto.slice(index, hasta), desde: index, hasta, esCorrecto }];
  });
}
