import type { ActoDeDocumento } from '@jornada/contract/documentacion/calls.ts';
import type { ActoDocumento } from '@jornada/domain/documentacion/modelo.ts';
import type { MetodoFirma } from '@jornada/domain/firmas/index.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

/** What has happened to documents, by whom and when. */
export type HechoDeDocumento = { accion: ActoDocumento; momento: string; autorId: number };
/** What a person has said to a document. */
export type FirmaDeDocumento = {
  metodo: MetodoFirma;
  aparato: string;
  idioma: Idioma;
  textoVersion: number;
  texto: string;
  paginas: number;
  huella: string;
};

const ANOTAR = statement(
  'documentacion/acts.ANOTAR',
  `
  insert into instancia.documentos_actos (entidad_id, documento_id, accion, momento, autor_id, texto, paginas)
  select $1, x.id, $3, $4, $5, $6, $7 from unnest($2::bigint[]) with ordinality as x (id, lugar) order by x.lugar`,
);

/** Notes the same of some documents. `texto`: why it was taken back; `paginas`: how many had been seen by then. */
export async function createActs(
  tx: Queryable,
  entidadId: number,
  ids: readonly number[],
  { accion, momento, autorId, texto = null, paginas = null }: HechoDeDocumento & { texto?: string | null; paginas?: number | null },
): Promise<void> {
  if (ids.length > 0) await tx.query(ANOTAR, [entidadId, ids, accion, momento, autorId, texto, paginas]);
}

const FIRMAR = statement(
  'documentacion/acts.FIRMAR',
  `
  insert into instancia.documentos_actos (entidad_id, documento_id, accion, momento, autor_id, metodo, aparato, idioma, texto_version, texto, paginas, huella)
  values ($entidadId, $documentoId, $accion, $momento, $autorId, $metodo, $aparato, $idioma, $textoVersion, $texto, $paginas, $huella)`,
);

export async function createSignature(
  tx: Queryable,
  entidadId: number,
  documentoId: number,
  firmado: HechoDeDocumento & FirmaDeDocumento,
): Promise<void> {
  await tx.query(FIRMAR, { ...firmado, entidadId, documentoId });
}

const HISTORIA = statement(
  'documentacion/acts.HISTORIA',
  `
  select a.accion, a.momento, u.nombre_completo as autor, a.autor_id = d.usuario_id as propio, a.metodo, a.aparato, a.texto, a.paginas, a.huella
  from instancia.documentos_actos a
  join instancia.documentos d on d.entidad_id = a.entidad_id and d.documento_id = a.documento_id
  join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.autor_id
  where a.entidad_id = $1 and a.documento_id = $2 order by a.acto_id`,
  told<{ accion: ActoDocumento; metodo: MetodoFirma | null; propio: boolean }>(),
);

/** What has happened to a document, oldest first. */
export const findHistory = (tx: Queryable, entidadId: number, documentoId: number): Promise<ActoDeDocumento[]> =>
  tx.query(HISTORIA, [entidadId, documentoId]);

const RECIENTE = statement(
  'documentacion/acts.RECIENTE',
  `
  select 1 as uno from instancia.documentos_actos
  where entidad_id = $1 and documento_id = $2 and accion = $3 and autor_id = $4 and momento > $5 limit 1`,
);

/** Whether somebody has done the same with a document after an instant. */
export const isNoted = async (
  tx: Queryable,
  entidadId: number,
  documentoId: number,
  { accion, autorId, momento: desde }: HechoDeDocumento,
): Promise<boolean> => (await tx.query(RECIENTE, [entidadId, documentoId, accion, autorId, desde])).length > 0;
