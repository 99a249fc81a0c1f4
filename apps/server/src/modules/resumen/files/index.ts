import type { Formato } from '@jornada/domain/resumen/modelo.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { TranslateText } from '../../../platform/http/error-handler.ts';
import { writeCsv } from './csv.ts';
import { writePdf } from './pdf.ts';
import { createWriter, type DocumentoResumen, type Writer } from './writer.ts';
import { writeXlsx } from './xlsx.ts';

/** A file to write: plain data, so that it can be sent to a thread. `zona`: for hours that belong to no day. */
export type Encargo = { formato: Formato; documento: DocumentoResumen; idioma: Idioma; zona: string };

const WRITE: Record<Formato, (documento: DocumentoResumen, writer: Writer) => Promise<Buffer>> = {
  pdf: writePdf,
  xlsx: writeXlsx,
  csv: writeCsv,
};

/** Media types. */
export const TIPOS: Record<Formato, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

export function writeFile({ formato, documento, idioma, zona }: Encargo, translate: TranslateText): Promise<Buffer> {
  return WRITE[formato](
    documento,
    createWriter({ lang: idioma, translate, zona, hasIsoDates: formato === 'csv', sobreMaximo: documento.sobreMaximo }),
  );
}
