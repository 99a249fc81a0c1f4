/** A cell: text from a person, or a number of ours. Null is empty. */
export type CeldaCsv = string | number | null;

/** Spreadsheets treat a cell that begins with one of these as a formula, also after blanks. */
const FORMULA = /^\s*[=+\-@\t\r|%]/;

/** Makes text that no spreadsheet executes: if it looks like a formula, it gets an apostrophe before it (OWASP, CSV injection). */
export const sinFormula = (text: string): string => (FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text);

/** Removes the apostrophe of `sinFormula`, so that an exported file can be imported unchanged. */
export const sinApostrofo = (text: string): string => (text.startsWith("'") && sinFormula(text.slice(1)) === text ? text.slice(1) : text);

/** Minutes as a duration for spreadsheets: `8:33`, `168:00`. Never negative, because spreadsheets have no negative times. */
export function duracionCsv(minutos: number): string {
  const whole = Math.abs(minutos);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function cellOf(celda: CeldaCsv, separador: string): string {
  if (celda === null) return '';
  if (typeof celda === 'number') return String(celda);
  const text = sinFormula(celda);
  return text.includes('"') || text.includes(separador) || /[\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows in the format of RFC 4180, ended by CRLF, with the byte order mark by which spreadsheets recognise UTF-8. */
export function toCsv(filas: readonly (readonly CeldaCsv[])[], separador: ',' | ';'): string {
  const rows = filas.map((fila) => fila.map((celda) => cellOf(celda, separador)).join(separador));
  return `\uFEFF${rows.join('\r\n')}\r\n`;
}
