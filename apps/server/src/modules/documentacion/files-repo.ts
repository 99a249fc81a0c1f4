import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { Persona } from './own-repo.ts';

const DE_CONTENIDO = statement(
  'documentacion/files.DE_CONTENIDO',
  `
  select documento_id as id from instancia.documentos
  where entidad_id = $1 and contenido_id = $3 and usuario_id = $2 and retirado is null order by documento_id`,
);
const DE_DOCUMENTO = statement(
  'documentacion/files.DE_DOCUMENTO',
  'select documento_id as id from instancia.documentos where entidad_id = $1 and documento_id = $3 and usuario_id = $2 and retirado is null',
);

/** The person's own documents with this file. */
export async function findOwnByContent(tx: Queryable, { entidadId, personaId }: Persona, contenidoId: number): Promise<number[]> {
  return (await tx.query(DE_CONTENIDO, [entidadId, personaId, contenidoId])).map(({ id }) => id);
}

/** The document, if it is the person's. */
export async function findOwnById(tx: Queryable, { entidadId, personaId }: Persona, id: number): Promise<number[]> {
  return (await tx.query(DE_DOCUMENTO, [entidadId, personaId, id])).map((row) => row.id);
}

const RETIRADO = statement(
  'documentacion/files.RETIRADO',
  'select bool_and(retirado is not null) as todos from instancia.documentos where entidad_id = $1 and contenido_id = $3 and usuario_id = $2',
  told<{ todos: boolean | null }>(),
);

/** Whether the person was given this file, and it was taken back. */
export async function isTakenBack(tx: Queryable, { entidadId, personaId }: Persona, contenidoId: number): Promise<boolean> {
  return (await tx.query(RETIRADO, [entidadId, personaId, contenidoId]))[0]?.todos === true;
}
