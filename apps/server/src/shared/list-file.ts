import Papa from 'papaparse';

const SEPARADORES = [';', ',', '\t'] as const;
type Separador = (typeof SEPARADORES)[number];
type Codificacion = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** A list with a header: `linea` is the number of a line in the file, where the header is 1. Lines without any text are left out. */
export type ListaLeida = {
  cabecera: string[];
  filas: { linea: number; celdas: string[] }[];
  codificacion: Codificacion;
  separador: Separador;
};

/** Decodes bytes by the byte order mark, otherwise as UTF-8, otherwise as spreadsheets in Western Europe write. */
function decode(bytes: Buffer): { text: string; codificacion: Codificacion } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), codificacion: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), codificacion: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), codificacion: 'Windows-1252' };
  }
}

/** The separator that is most frequent in the first line, outside quotes. */
function separatorOf(text: string): Separador {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = SEPARADORES.map((separador) => ({ separador, count: bare.split(separador).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separador ?? ';';
}

/** Whether this is a different kind of file: a spreadsheet (a ZIP), a PDF, a picture. */
const isBinary = (bytes: Buffer): boolean =>
  bytes.subarray(0, 2).toString('latin1') === 'PK' || bytes.subarray(0, 4).toString('latin1') === '%PDF';

/**
 * Reads a list that somebody sends: a header and lines, cells separated by `;`, `,` or tabs. `preview`: how many lines are read at most.
 * @returns why it cannot be read, where it cannot.
 */
export function readList(bytes: Buffer, { preview }: { preview: number }): ListaLeida | 'no-valido' | 'vacio' {
  const { text, codificacion } = decode(bytes);
  if (isBinary(bytes) || text.includes('\u0000')) return 'no-valido';
  if (text.trim() === '') return 'vacio';
  const separador = separatorOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separador, skipEmptyLines: false, preview });
  if (errors.some(({ type }) => type === 'Quotes')) return 'no-valido';
  const [cabecera = [], ...rows] = data;
  const filas = rows
    .map((celdas, index) => ({ celdas, linea: index + 2 }))
    .filter(({ celdas }) => celdas.some((cell) => cell.trim() !== ''));
  return { cabecera, filas, codificacion, separador };
}
