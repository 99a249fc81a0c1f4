import type { Idioma } from '../perfil/idiomas.ts';

/** A cell: text from a person, or a number of ours. Null is empty. */
export type CeldaCsv = string | number | null;

/** Spreadsheets treat a cell that begins with one of these as a formula, also after blanks. */
const FORMULA = /^\s*[=+\-@\t\r|%]/;

/**
 * What begins a formula behind a separator. Which separator a spreadsheet goes by depends on the machine that opens the file: there the rest
 * of a text may be a cell of its own, quoted or not.
 */
const FORMULA_INSIDE = /([;,\t\r\n]["\s]*)(?=[=+\-@])/g;
const APOSTROPHE_INSIDE = /([;,\t\r\n]["\s]*)'(?=[=+\-@])/g;

/** Makes text that no spreadsheet executes: what looks like a formula gets an apostrophe before it (OWASP, CSV injection). */
export function sinFormula(text: string): string {
  const inside = text.replaceAll(FORMULA_INSIDE, "$1'");
  return FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${inside}` : inside;
}

/** Removes the apostrophes of `sinFormula`, so that an exported file can be imported unchanged. */
export function sinApostrofo(text: string): string {
  const inside = text.replaceAll(APOSTROPHE_INSIDE, '$1');
  return [inside.replace(/^'/, ''), inside].find((before) => sinFormula(before) === text) ?? text;
}

/** Minutes as a duration for spreadsheets: `8:33`, `168:00`. Never negative, because spreadsheets have no negative times. */
export function duracionCsv(minutos: number): string {
  const whole = Math.abs(minutos);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Languages with a decimal comma separate lists with a semicolon, so that spreadsheets open the file without questions. */
export const SEPARADOR_CSV: Readonly<Record<Idioma, ',' | ';'>> = { es: ';', pt: ';', de: ';', en: ',' };

/** Cents as a decimal number without groups, as spreadsheets of a language read it: `1234,56`. */
export function importeCsv(centimos: number, idioma: Idioma): string {
  const whole = Math.abs(centimos);
  const decimals = String(whole % 100).padStart(2, '0');
  return `${centimos < 0 ? '-' : ''}${Math.floor(whole / 100)}${idioma === 'en' ? '.' : ','}${decimals}`;
}

function cellOf(celda: CeldaCsv, separador: string): string {
  if (celda === null) return '';
  if (typeof celda === 'number') return String(celda);
  const text = sinFormula(celda);
  return text.includes('"') || text.includes(separador) || /[\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a file begins with, so that spreadsheets recognise UTF-8. */
export const INICIO_CSV = '\uFEFF';

/** A row in the format of RFC 4180, with its end. */
export const rowCsv = (fila: readonly CeldaCsv[], separador: ',' | ';'): string =>
  `${fila.map((celda) => cellOf(celda, separador)).join(separador)}\r\n`;

/** Rows in the format of RFC 4180, ended by CRLF, with the byte order mark by which spreadsheets recognise UTF-8. */
export const toCsv = (filas: readonly (readonly CeldaCsv[])[], separador: ',' | ';'): string =>
  INICIO_CSV + filas.map((fila) => rowCsv(fila, separador)).join('');
