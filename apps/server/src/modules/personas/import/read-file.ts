import Papa from 'papaparse';
import { MAXIMO_LINEAS, type Ensayo } from '@jornada/contract/personas.ts';
import { recognizeColumnas, type CampoImportar, type LineaLeida } from '@jornada/domain/personas/importar/index.ts';
import { sinApostrofo } from '@jornada/domain/resumen/csv.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** `fila`: the cells of a line as the file has them, with the replaced values. */
type Archivo = { lineas: (LineaLeida & { fila: string[] })[]; cabecera: string[]; desconocidas: string[] } & Pick<
  Ensayo['archivo'],
  'codificacion' | 'separador'
>;

/** What is read instead of what the file has: a value in every line, and single cells. */
type Mended = {
  sustituir?: readonly { campo: CampoImportar; valor: string; por: string }[] | undefined;
  correcciones?: readonly { linea: number; campo: CampoImportar; valor: string }[] | undefined;
};

const SEPARADORES = [';', ',', '\t'] as const;
type Separador = (typeof SEPARADORES)[number];

const bad = () => new AppError('personas.archivo-no-valido');

/** Decodes bytes by the byte order mark, otherwise as UTF-8, otherwise as spreadsheets in Western Europe write. */
function decode(bytes: Buffer): { text: string; codificacion: Archivo['codificacion'] } {
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
 * Reads a file of people: a header and lines, cells separated by `;`, `,` or tabs.
 * @throws AppError `personas.archivo-no-valido`, `personas.archivo-vacio`, `personas.archivo-sin-lineas`, `personas.archivo-largo`,
 * `personas.columnas-faltan`.
 */
export function readPeopleFile(bytes: Buffer, { sustituir = [], correcciones = [] }: Mended = {}): Archivo {
  const { text, codificacion } = decode(bytes);
  if (isBinary(bytes) || text.includes('\u0000')) throw bad();
  if (text.trim() === '') throw new AppError('personas.archivo-vacio');
  const separador = separatorOf(text);
  // One line more than allowed is enough to refuse the file.
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separador, skipEmptyLines: false, preview: MAXIMO_LINEAS * 2 });
  if (errors.some(({ type }) => type === 'Quotes')) throw bad();
  const [cabecera = [], ...rows] = data;
  const { campos, desconocidas, faltan, repetidas } = recognizeColumnas(cabecera);
  if (faltan.length > 0 || repetidas.length > 0) throw new AppError('personas.columnas-faltan');
  const lines = rows.map((row, index) => ({ row, linea: index + 2 })).filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  if (lines.length === 0) throw new AppError('personas.archivo-sin-lineas');
  if (lines.length > MAXIMO_LINEAS) throw new AppError('personas.archivo-largo', { params: { max: MAXIMO_LINEAS } });
  const instead = new Map(sustituir.map(({ campo, valor, por }) => [`${campo} ${valor.trim()}`, por]));
  const cells = new Map(correcciones.map(({ linea, campo, valor }) => [`${linea} ${campo}`, valor.trim().normalize('NFC')]));
  const lineas = lines.map(({ row, linea }) => {
    const celdas: LineaLeida['celdas'] = {};
    const fila = row.map((cell, index) => {
      const campo = campos[index] ?? null;
      const value = sinApostrofo(cell.trim().normalize('NFC'));
      return campo === null ? value : (cells.get(`${linea} ${campo}`) ?? instead.get(`${campo} ${value}`) ?? value);
    });
    for (const [index, campo] of campos.entries()) if (campo !== null) celdas[campo] = fila[index] ?? '';
    // A column that the file does not have can be mended, too.
    for (const { campo, valor } of correcciones.filter((one) => one.linea === linea)) celdas[campo] = valor.trim().normalize('NFC');
    return { linea, celdas, fila, sobranCeldas: row.slice(campos.length).some((cell) => cell.trim() !== '') };
  });
  return { lineas, cabecera: cabecera.map((cell) => cell.trim()), desconocidas, codificacion, separador };
}
