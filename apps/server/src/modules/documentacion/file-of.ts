import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import type { FilaDocumento } from './one-repo.ts';

/** The files as they were given: each belongs to its content, which many may have. */
export const MODULO = 'documentacion';
/** The files with their last page: each belongs to its document. */
export const FIRMADOS = 'documentos-firmados';

/** The file of a document as it is shown: with its last page once it is signed and that is made. */
export async function fileOf(
  ficheros: Pick<SavedFiles, 'listOf'>,
  tx: Queryable,
  entidadId: number,
  { id, contenidoId }: Pick<FilaDocumento, 'id' | 'contenidoId'>,
): Promise<FicheroVista> {
  const of = async (modulo: string, asuntoId: number) =>
    (await ficheros.listOf(tx, { entidadId, modulo, asuntoIds: [asuntoId] })).get(asuntoId);
  const [file] = [...((await of(FIRMADOS, id)) ?? []), ...((await of(MODULO, contenidoId)) ?? [])];
  if (!file) throw new AppError('documentacion.no-existe');
  return file;
}
