import type { ClaseDocumento, EstadoDocumento, FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** A document whole. */
export type FilaDocumento = RowOf<typeof UNO>;

const UNO = statement(
  'documentacion/one.UNO',
  `
  select d.documento_id as id, d.titulo, t.tipo_documento_id as "tipoId", t.nombre as tipo, t.clase, d.periodo, d.publicado,
    u.nombre_completo as de, c.paginas, d.abierto, d.firma, d.plazo, d.estado,
    d.usuario_id as "personaId", p.nombre_completo as persona, d.contenido_id as "contenidoId", c.sha256 as huella, d.vistas, d.respuesta, d.respondido,
    d.recordado, d.retirado, d.autor_id as "autorId", d.sustituye_a as "sustituyeId", v.titulo as "sustituyeTitulo", d.sustituido_por as "sustituidoId",
    n.titulo as "sustituidoTitulo"
  from instancia.documentos d
  join instancia.tipos_documento t on t.entidad_id = $1 and t.tipo_documento_id = d.tipo_documento_id
  join instancia.contenidos_documento c on c.entidad_id = $1 and c.contenido_id = d.contenido_id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = d.autor_id
  join instancia.usuarios p on p.entidad_id = $1 and p.usuario_id = d.usuario_id
  left join instancia.documentos v on v.entidad_id = $1 and v.documento_id = d.sustituye_a
  left join instancia.documentos n on n.entidad_id = $1 and n.documento_id = d.sustituido_por
  where d.entidad_id = $1 and d.documento_id = $2`,
  told<{
    clase: ClaseDocumento;
    firma: FirmaDocumento;
    estado: EstadoDocumento;
    respuesta: 'firmado' | 'disconforme' | null;
    vistas: number[];
  }>(),
);

/** Whoever it is of. */
export async function findDocument(tx: Queryable, entidadId: number, id: number): Promise<FilaDocumento | null> {
  const [row] = await tx.query(UNO, [entidadId, id]);
  return row ?? null;
}

const SUJETAR = statement(
  'documentacion/one.SUJETAR',
  'select documento_id as id from instancia.documentos where entidad_id = $1 and documento_id = any($2) order by documento_id for no key update',
);

/** Until the end of the transaction nobody else changes these documents. */
export async function lockDocuments(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<void> {
  await tx.query(SUJETAR, [entidadId, ids]);
}

const VISTAS = statement(
  'documentacion/one.VISTAS',
  'update instancia.documentos set vistas = $3, abierto = coalesce(abierto, $4) where entidad_id = $1 and documento_id = $2',
);

/** Writes the pages that were seen, in ascending order. Seen is opened. */
export async function updateSeen(tx: Queryable, entidadId: number, id: number, vistas: readonly number[], momento: string): Promise<void> {
  await tx.query(VISTAS, [entidadId, id, vistas, momento]);
}

const RESPONDER = statement(
  'documentacion/one.RESPONDER',
  `
  update instancia.documentos set respuesta = $3, respondido = $4, abierto = coalesce(abierto, $4)
  where entidad_id = $1 and documento_id = $2 and respuesta is null`,
);

export async function updateAnswer(
  tx: Queryable,
  entidadId: number,
  id: number,
  { respuesta, momento }: { respuesta: 'firmado' | 'disconforme'; momento: string },
): Promise<void> {
  await tx.query(RESPONDER, [entidadId, id, respuesta, momento]);
}

const RETIRAR = statement(
  'documentacion/one.RETIRAR',
  'update instancia.documentos set retirado = $3 where entidad_id = $1 and documento_id = $2 and retirado is null',
);
const DEVOLVER = statement(
  'documentacion/one.DEVOLVER',
  'update instancia.documentos set sustituido_por = null where entidad_id = $1 and sustituido_por = $2',
);

/** Takes a document back. What it stood in place of counts again. */
export async function updateTakenBack(tx: Queryable, entidadId: number, id: number, momento: string): Promise<void> {
  await tx.query(RETIRAR, [entidadId, id, momento]);
  await tx.query(DEVOLVER, [entidadId, id]);
}

const SUSTITUIR = statement(
  'documentacion/one.SUSTITUIR',
  'update instancia.documentos set sustituido_por = $3 where entidad_id = $1 and documento_id = $2 and sustituido_por is null',
);

export async function updateReplaced(tx: Queryable, entidadId: number, id: number, por: number): Promise<void> {
  await tx.query(SUSTITUIR, [entidadId, id, por]);
}
