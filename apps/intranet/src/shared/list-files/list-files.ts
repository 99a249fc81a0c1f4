import { toCsv } from '@jornada/domain/resumen/csv.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { saveFile } from '@jornada/web/native/files.ts';

/** What can be a list: of people, of pay. */
export const ACCEPTED = '.csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Gives a file that spreadsheets open. */
export const saveCsv = (name: string, rows: string[][]): void =>
  saveFile({ name, type: 'text/csv;charset=utf-8', bytes: new TextEncoder().encode(toCsv(rows, ';')) });

/** A file as it is sent: a workbook becomes a list on this device. What cannot be read is sent as it is, and refused with its reason. */
export async function listOf(file: File): Promise<File> {
  if (!/\.xlsx$/i.test(file.name)) return file;
  const { listOfWorkbook } = await loadChunk(() => import('./read-workbook.ts'));
  const list = listOfWorkbook(new Uint8Array(await file.arrayBuffer()));
  return list === null ? file : new File([list], file.name, { type: 'text/csv' });
}
