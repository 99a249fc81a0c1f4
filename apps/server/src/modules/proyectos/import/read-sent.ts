import { MAXIMO_BYTES_DE_HORAS, MAXIMO_FILAS_DE_HORAS, type EnsayoDeProyectos } from '@jornada/contract/proyectos.ts';
import { readHoras, recognizeHoras, type FilaDeHoras } from '@jornada/domain/proyectos/importar/index.ts';
import { sinApostrofo } from '@jornada/domain/resumen/csv.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readList } from '../../../shared/list-file.ts';

export type ArchivoDeHoras = Pick<EnsayoDeProyectos, 'desconocidas'> &
  Pick<EnsayoDeProyectos['archivo'], 'codificacion' | 'separador' | 'fuente'> & { filas: FilaDeHoras[] };

/**
 * The file of projects and hours that somebody sends: a header and lines.
 * @throws AppError `general.demasiado-grande`, or `proyectos.` with `archivo-no-valido`, `archivo-vacio`, `archivo-sin-lineas`, `archivo-largo`,
 * `columnas-faltan`, `columnas-repetidas`.
 */
export function readHoursFile(contenido: string): ArchivoDeHoras {
  const bytes = Buffer.from(contenido, 'base64');
  if (bytes.length > MAXIMO_BYTES_DE_HORAS) throw new AppError('general.demasiado-grande');
  const list = readList(bytes, { preview: MAXIMO_FILAS_DE_HORAS * 2 });
  if (list === 'vacio') throw new AppError('proyectos.archivo-vacio');
  if (list === 'no-valido') throw new AppError('proyectos.archivo-no-valido');
  const columnas = recognizeHoras(list.cabecera);
  if (columnas.faltan) throw new AppError('proyectos.columnas-faltan');
  if (columnas.repetidas.length > 0) throw new AppError('proyectos.columnas-repetidas');
  if (list.filas.length === 0) throw new AppError('proyectos.archivo-sin-lineas');
  if (list.filas.length > MAXIMO_FILAS_DE_HORAS) throw new AppError('proyectos.archivo-largo', { params: { max: MAXIMO_FILAS_DE_HORAS } });
  const celdas = list.filas.map((fila) => ({
    linea: fila.linea,
    celdas: fila.celdas.map((cell) => sinApostrofo(cell.trim().normalize('NFC'))),
  }));
  const { fuente, desconocidas } = columnas;
  return { fuente, desconocidas, filas: readHoras(celdas, columnas), codificacion: list.codificacion, separador: list.separador };
}
