import type { TFunction } from 'i18next';
import type { Ensayo, LineaEnsayada } from '@jornada/contract';
import { CAMPOS_IMPORTAR } from '@jornada/domain/personas/importar/index.ts';
import { escribirCsv } from '@jornada/domain/resumen/csv.ts';
import { saveFile } from '@jornada/web/native/files.ts';

/** A name in two fields is taken as well, but not asked for. */
const COLUMNS = CAMPOS_IMPORTAR.filter((campo) => campo !== 'apellidos');

const saveCsv = (name: string, rows: string[][]): void =>
  saveFile({ name, type: 'text/csv;charset=utf-8', bytes: new TextEncoder().encode(escribirCsv(rows, ';')) });

/** Gives a file with the headers in the reader's language, and a line that shows what goes where. */
export function saveTemplate(t: TFunction): void {
  const headers = COLUMNS.map((campo) => t(`personas.importar.columnas.${campo}`));
  const example = COLUMNS.map((campo) => t(`personas.importar.ejemplo.${campo}`));
  saveCsv(t('personas.importar.plantilla-nombre'), [headers, example]);
}

export type Rechazada = LineaEnsayada & { estado: 'rechazada' };
export type Rechazo = Rechazada['rechazos'][number];

/** Why a value cannot come in, in words. */
export const reasonOf = ({ motivo, sugerencia }: Rechazo, t: TFunction): string =>
  t(`personas.importar.motivos.${motivo}`, { sugerencia: sugerencia ?? '' });

/** Gives the refused lines with their reasons as a file: what looks like a formula in it is none. */
export function saveRefused({ archivo, lineas }: Ensayo, t: TFunction): void {
  const rows = lineas
    .filter((linea) => linea.estado === 'rechazada')
    .flatMap(({ linea, nombre, rechazos }) =>
      rechazos.map((rechazo) => [
        String(linea),
        nombre,
        t(`personas.importar.columnas.${rechazo.campo}`),
        rechazo.valor,
        reasonOf(rechazo, t),
      ]),
    );
  const headers = ['linea', 'nombre', 'campo', 'valor', 'motivo'].map((column) => t(`personas.importar.rechazadas.${column}`));
  saveCsv(t('personas.importar.rechazadas.archivo', { nombre: archivo.nombre.replace(/\.\w+$/, '') }), [headers, ...rows]);
}

/** The bytes of a file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const CHUNK = 0x8000;
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK) text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return btoa(text);
}
