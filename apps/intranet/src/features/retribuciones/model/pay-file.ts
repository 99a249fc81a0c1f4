import { ApiError } from '@jornada/client';
import type { TFunction } from 'i18next';
import type { EntradaDe } from '@jornada/contract/call.ts';
import type { EnsayoRetribuciones, FilaEnsayada, retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { CAMPOS_RETRIBUCION, type CampoRetribucion } from '@jornada/domain/retribuciones/importar/columnas.ts';
import { saveCsv } from '../../../shared/list-files/list-files.ts';

/** A file as it is sent. */
export type PayFile = EntradaDe<typeof retribuciones.ensayar>;

export type RefusedRow = FilaEnsayada & { estado: 'rechazada' };
export type AcceptedRow = Exclude<FilaEnsayada, RefusedRow>;

export const isRefusedRow = (one: FilaEnsayada): one is RefusedRow => one.estado === 'rechazada';

/** The columns of the template, in its order. `ano` and `mes` are for files that have no `periodo`. */
const COLUMNS: readonly CampoRetribucion[] = CAMPOS_RETRIBUCION.filter((campo) => campo !== 'ano' && campo !== 'mes');

/** Gives a file with the headers in the reader's language, and a line that shows what goes where. */
export function savePayTemplate(t: TFunction): void {
  const own = ['salario', 'extra', 'nota'] as const;
  const headers = [
    ...COLUMNS.map((campo) => t(`retribuciones.importar.columnas.${campo}`)),
    ...own.map((one) => t(`retribuciones.importar.columnas-lineas.${one}`)),
  ];
  const example = [
    ...COLUMNS.map((campo) => t(`retribuciones.importar.ejemplo.${campo}`)),
    ...own.map((one) => t(`retribuciones.importar.ejemplo-lineas.${one}`)),
  ];
  saveCsv(t('retribuciones.importar.plantilla-nombre'), [headers, example]);
}

/** The dry run that the server shows where something has changed since. */
export const newPayDryRun = (error: unknown): EnsayoRetribuciones | null =>
  error instanceof ApiError && error.code === 'retribuciones.ensayo-cambiado' ? (error.content as EnsayoRetribuciones | null) : null;

const isField = (columna: string): columna is CampoRetribucion => (CAMPOS_RETRIBUCION as readonly string[]).includes(columna);
/** What a column is called: a field by our word, a line by its own. */
export const columnName = (columna: string, t: TFunction): string =>
  isField(columna) ? t(`retribuciones.importar.columnas.${columna}`) : columna;
