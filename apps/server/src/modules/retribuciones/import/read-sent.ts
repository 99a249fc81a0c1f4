import { MAXIMO_BYTES_RETRIBUCIONES, MAXIMO_FILAS_RETRIBUCIONES, type EnsayoRetribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { recognizeRetribuciones, type ColumnaRetribucion, type FilaRetribucion } from '@jornada/domain/retribuciones/index.ts';
import { sinApostrofo } from '@jornada/domain/resumen/csv.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readList } from '../../../shared/list-file.ts';

export type ArchivoDeRetribuciones = Pick<EnsayoRetribuciones['archivo'], 'codificacion' | 'separador'> & {
  columnas: ColumnaRetribucion[];
  desconocidas: string[];
  filas: FilaRetribucion[];
};

/**
 * The file of pay statements that somebody sends: a header and lines.
 * @throws AppError `general.demasiado-grande`, or `retribuciones.` with `archivo-no-valido`, `archivo-vacio`, `archivo-sin-lineas`, `archivo-largo`,
 * `columnas-faltan`, `columnas-repetidas`.
 */
export function readPayFile(contenido: string): ArchivoDeRetribuciones {
  const bytes = Buffer.from(contenido, 'base64');
  if (bytes.length > MAXIMO_BYTES_RETRIBUCIONES) throw new AppError('general.demasiado-grande');
  const list = readList(bytes, { preview: MAXIMO_FILAS_RETRIBUCIONES * 2 });
  if (list === 'vacio') throw new AppError('retribuciones.archivo-vacio');
  if (list === 'no-valido') throw new AppError('retribuciones.archivo-no-valido');
  const { columnas, desconocidas, repetidas, faltan } = recognizeRetribuciones(list.cabecera);
  if (faltan.length > 0) throw new AppError('retribuciones.columnas-faltan');
  if (repetidas.length > 0) throw new AppError('retribuciones.columnas-repetidas');
  if (list.filas.length === 0) throw new AppError('retribuciones.archivo-sin-lineas');
  if (list.filas.length > MAXIMO_FILAS_RETRIBUCIONES)
    throw new AppError('retribuciones.archivo-largo', { params: { max: MAXIMO_FILAS_RETRIBUCIONES } });
  const filas = list.filas.map(({ linea, celdas }) => ({
    linea,
    celdas: celdas.map((cell) => sinApostrofo(cell.trim().normalize('NFC'))),
  }));
  return { columnas, desconocidas, filas, codificacion: list.codificacion, separador: list.separador };
}
