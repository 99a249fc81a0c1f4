import type { FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** What a file is given with. */
export type DatosDeDocumento = {
  tipoId: number;
  titulo: string;
  periodo: string | null;
  firma: FirmaDocumento;
  plazo: string | null;
  publicado: string;
  autorId: number;
  /** The day it counts for. */
  dia: string;
  sustituyeA: number | null;
};

const CONTENIDO = statement(
  'documentacion/publish.CONTENIDO',
  'insert into instancia.contenidos_documento (entidad_id, sha256, paginas) values ($1, $2, $3) returning contenido_id as id',
);

/** A file, before anybody is given it. @returns the id that it belongs to. */
export async function createContent(
  tx: Queryable,
  entidadId: number,
  { sha256, paginas }: { sha256: string; paginas: number },
): Promise<number> {
  const [row] = await tx.query(CONTENIDO, [entidadId, sha256, paginas]);
  if (!row) throw new Error('the content was not written');
  return row.id;
}

const PUBLICAR = statement(
  'documentacion/publish.PUBLICAR',
  `
  insert into instancia.documentos
    (entidad_id, usuario_id, contenido_id, tipo_documento_id, titulo, periodo, firma, plazo, publicado, autor_id, dia, sustituye_a)
  select $entidadId, x.id, $contenidoId, $tipoId, $titulo, $periodo, $firma, $plazo, $publicado, $autorId, $dia, $sustituyeA
    from unnest($personas::int[]) as x (id) order by x.id
  returning documento_id as id, usuario_id as persona`,
);

/** A document of each of these people, with the same file. */
export function createDocuments(
  tx: Queryable,
  entidadId: number,
  { personas, contenidoId }: { personas: readonly number[]; contenidoId: number },
  datos: DatosDeDocumento,
): Promise<{ id: number; persona: number }[]> {
  return tx.query(PUBLICAR, { ...datos, entidadId, personas, contenidoId });
}

const PERSONAS = statement(
  'documentacion/publish.PERSONAS',
  `
  select usuario_id as id from instancia.usuarios
  where entidad_id = $1 and usuario_id = any($2) and not es_quiosco and not es_invitado`,
);

/** Those of the ids that are people of the company, also such as do not work here any more: they get their last papers. */
export async function findPeopleToGive(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<number[]> {
  return (await tx.query(PERSONAS, [entidadId, ids])).map(({ id }) => id);
}

const NUEVOS = statement(
  'documentacion/publish.NUEVOS',
  `
  select d.usuario_id as id from instancia.documentos d
  where d.entidad_id = $1 and d.contenido_id = $2 and d.usuario_id = any($3) and d.abierto is null and d.estado in ('nuevo', 'por-firmar')`,
);

/** Those of some people who have not opened what they were given. */
export async function findNotOpened(tx: Queryable, entidadId: number, contenidoId: number, ids: readonly number[]): Promise<number[]> {
  return (await tx.query(NUEVOS, [entidadId, contenidoId, ids])).map(({ id }) => id);
}
