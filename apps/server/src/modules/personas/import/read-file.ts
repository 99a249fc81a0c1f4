import { MAXIMO_LINEAS, type Ensayo } from '@jornada/contract/personas.ts';
import { cleaned } from '@jornada/contract/valores.ts';
import { recognizeColumnas, type CampoImportar, type LineaLeida } from '@jornada/domain/personas/importar/index.ts';
import { sinApostrofo } from '@jornada/domain/resumen/csv.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readList, type ListaLeida } from '../../../shared/list-file.ts';

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

const plainCell = (cell: string): string => cleaned(cell).normalize('NFC');

/** How many lines a title above the header has at most. */
const TITLE = 10;

/** The list from its header on: above it there may be a title, which names no column by which people are known. */
function belowTitle({ cabecera, filas }: ListaLeida): Pick<ListaLeida, 'cabecera' | 'filas'> {
  if (recognizeColumnas(cabecera).faltan.length === 0) return { cabecera, filas };
  const at = filas.slice(0, TITLE).findIndex(({ celdas }) => recognizeColumnas(celdas).faltan.length === 0);
  const header = filas[at];
  return header ? { cabecera: header.celdas, filas: filas.slice(at + 1) } : { cabecera, filas };
}

/**
 * Reads a file of people: a header and lines, cells separated by `;`, `,` or tabs.
 * @throws AppError `personas.archivo-no-valido`, `personas.archivo-vacio`, `personas.archivo-sin-lineas`, `personas.archivo-largo`,
 * `personas.columnas-faltan`.
 */
export function readPeopleFile(bytes: Buffer, { sustituir = [], correcciones = [] }: Mended = {}): Archivo {
  // One line more than allowed is enough to refuse the file.
  const list = readList(bytes, { preview: MAXIMO_LINEAS * 2 });
  if (list === 'vacio') throw new AppError('personas.archivo-vacio');
  if (list === 'no-valido') throw new AppError('personas.archivo-no-valido');
  const { codificacion, separador } = list;
  const { cabecera, filas: lines } = belowTitle(list);
  const { campos, desconocidas, faltan, repetidas } = recognizeColumnas(cabecera);
  if (faltan.length > 0 || repetidas.length > 0) throw new AppError('personas.columnas-faltan');
  if (lines.length === 0) throw new AppError('personas.archivo-sin-lineas');
  if (lines.length > MAXIMO_LINEAS) throw new AppError('personas.archivo-largo', { params: { max: MAXIMO_LINEAS } });
  const instead = new Map(sustituir.map(({ campo, valor, por }) => [`${campo} ${valor.trim()}`, por]));
  const cells = new Map(correcciones.map(({ linea, campo, valor }) => [`${linea} ${campo}`, plainCell(valor)]));
  const lineas = lines.map(({ celdas: row, linea }) => {
    const celdas: LineaLeida['celdas'] = {};
    const fila = row.map((cell, index) => {
      const campo = campos[index] ?? null;
      const value = sinApostrofo(plainCell(cell));
      if (campo === null) return value;
      const mended = cells.get(`${linea} ${campo}`);
      // What is mended of a field in two columns stands in the first of them.
      if (mended !== undefined) return campos.indexOf(campo) === index ? mended : '';
      return instead.get(`${campo} ${value}`) ?? value;
    });
    for (const [index, campo] of campos.entries())
      if (campo !== null) celdas[campo] = [celdas[campo], fila[index]].filter(Boolean).join(' ');
    // A column that the file does not have can be mended, too.
    for (const { campo, valor } of correcciones.filter((one) => one.linea === linea)) celdas[campo] = plainCell(valor);
    return { linea, celdas, fila, sobranCeldas: row.slice(campos.length).some((cell) => cell.trim() !== '') };
  });
  return { lineas, cabecera: cabecera.map((cell) => cell.trim()), desconocidas, codificacion, separador };
}
