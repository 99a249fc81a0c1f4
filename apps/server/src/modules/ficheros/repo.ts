import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import type { TipoDeFichero } from '@jornada/domain/ficheros/tipos.ts';

export type FilaFichero = RowOf<typeof RESERVAR>;
/** Whose upload: the person, and who sent it. */
export type Dueno = { entidadId: number; personaId: number; usuarioId: number };
/** What files belong to. */
export type AsuntoDeFichero = { entidadId: number; modulo: string; asuntoId: number };

const FILA = `fichero_id as id, usuario_id as "usuarioId", autor_id as "autorId", estado, clave, nombre, tipo, bytes::float8 as bytes,
  vista_bytes as "vistaBytes", modulo, asunto_id as "asuntoId"`;

/** What is asked for is there, and was looked into when it came. */
type Guardado = { estado: 'temporal' | 'guardado'; tipo: TipoDeFichero };

const RESERVAR = statement(
  'ficheros.RESERVAR',
  `
  insert into instancia.ficheros (entidad_id, usuario_id, autor_id, estado, clave, nombre, tipo, bytes, sha256, vista_bytes, momento, paginas, cifrado)
  values ($entidadId, $personaId, $usuarioId, 'subiendo', $clave, $nombre, $tipo, $bytes, $sha256, $vistaBytes, $momento, $paginas, true) returning ${FILA}`,
  told<Guardado>(),
);

type Nuevo = Pick<FilaFichero, 'clave' | 'nombre' | 'tipo' | 'bytes' | 'vistaBytes'> & {
  sha256: string;
  momento: string;
  paginas: number | null;
};

export async function createFichero(tx: Queryable, { entidadId, personaId, usuarioId }: Dueno, nuevo: Nuevo): Promise<FilaFichero> {
  const [row] = await tx.query(RESERVAR, { ...nuevo, entidadId, personaId, usuarioId });
  if (!row) throw new Error('nothing was inserted');
  return row;
}

const USO = statement(
  'ficheros.USO',
  `
  select u.bytes::float8 as empresa, t.bytes::float8 as "sinGuardar", t.cuantos::int as cuantos
  from instancia.ficheros_uso u cross join (
    select coalesce(sum(bytes), 0) as bytes, count(*) as cuantos from instancia.ficheros
    where entidad_id = $1 and usuario_id = $2 and estado in ('subiendo', 'temporal')) t
  where u.entidad_id = $1`,
);

export type UsoDeFicheros = RowOf<typeof USO>;

/** What the company has, and what the person has uploaded and not saved. After an insert no other one of the company is under way. */
export async function findUso(tx: Queryable, { entidadId, personaId }: Dueno): Promise<UsoDeFicheros> {
  const [row] = await tx.query(USO, [entidadId, personaId]);
  return row ?? { empresa: 0, sinGuardar: 0, cuantos: 0 };
}

const TERMINAR = statement(
  'ficheros.TERMINAR',
  `update instancia.ficheros set estado = 'temporal' where entidad_id = $1 and fichero_id = $2 and estado = 'subiendo' returning 1 as ok`,
);

/** The bytes are stored. False if the file was given up meanwhile. */
export async function updateStored(tx: Queryable, entidadId: number, id: number): Promise<boolean> {
  return (await tx.query(TERMINAR, [entidadId, id])).length > 0;
}

const UNO = statement(
  'ficheros.UNO',
  `select ${FILA} from instancia.ficheros where entidad_id = $1 and fichero_id = $2 and estado in ('temporal', 'guardado')`,
  told<Guardado>(),
);
const UNO_PARA_CAMBIAR = statement('ficheros.UNO_PARA_CAMBIAR', `${UNO.text} for update`, told<Guardado>());

export async function findFichero(tx: Queryable, entidadId: number, id: number, { forUpdate = false } = {}): Promise<FilaFichero | null> {
  const [row] = await tx.query(forUpdate ? UNO_PARA_CAMBIAR : UNO, [entidadId, id]);
  return row ?? null;
}

const CONTENIDO = statement(
  'ficheros.CONTENIDO',
  `
  select nombre, tipo, sha256, paginas from instancia.ficheros
  where entidad_id = $1 and usuario_id = $2 and autor_id = $3 and fichero_id = $4 and estado = 'temporal'`,
  told<{ tipo: TipoDeFichero }>(),
);
/** What is in an uploaded file of this person and author that belongs to nothing yet. */
export async function findContent(
  tx: Queryable,
  { entidadId, personaId, usuarioId }: Dueno,
  id: number,
): Promise<RowOf<typeof CONTENIDO> | null> {
  const [row] = await tx.query(CONTENIDO, [entidadId, personaId, usuarioId, id]);
  return row ?? null;
}

const TEMPORALES = statement(
  'ficheros.TEMPORALES',
  `
  select ${FILA} from instancia.ficheros
  where entidad_id = $1 and usuario_id = $2 and autor_id = $3 and estado = 'temporal' order by fichero_id`,
  told<Guardado>(),
);

export const findTemporales = (tx: Queryable, { entidadId, personaId, usuarioId }: Dueno): Promise<FilaFichero[]> =>
  tx.query(TEMPORALES, [entidadId, personaId, usuarioId]);

// The rows are locked in one order, so that two savers of the same files wait for each other instead of refusing both.
const GUARDAR = statement(
  'ficheros.GUARDAR',
  `
  with mios as (
    select entidad_id, fichero_id from instancia.ficheros
    where entidad_id = $1 and usuario_id = $2 and autor_id = $3 and fichero_id = any($4) and estado = 'temporal'
    order by fichero_id for update)
  update instancia.ficheros f set estado = 'guardado', modulo = $5, asunto_id = $6, guardado = $7, usuario_id = $8
  from mios where f.entidad_id = mios.entidad_id and f.fichero_id = mios.fichero_id and f.estado = 'temporal'
  returning ${FILA.replace('fichero_id as id', 'f.fichero_id as id')}`,
  told<Guardado>(),
);

/** Lets uploaded files of this person and author belong to something of `duenoId`. Returns those that could. */
export const updateSaved = (
  tx: Queryable,
  { entidadId, personaId, usuarioId }: Dueno,
  {
    ids,
    modulo,
    asuntoId,
    momento,
    duenoId,
  }: Omit<AsuntoDeFichero, 'entidadId'> & { ids: readonly number[]; momento: string; duenoId: number },
): Promise<FilaFichero[]> => tx.query(GUARDAR, [entidadId, personaId, usuarioId, ids, modulo, asuntoId, momento, duenoId]);

const SOLO = statement('ficheros.SOLO', `select pg_advisory_xact_lock(hashtextextended($1, 0))`);
const CUANTOS = statement(
  'ficheros.CUANTOS',
  `select count(*)::int as cuantos from instancia.ficheros where entidad_id = $1 and modulo = $2 and asunto_id = $3 and estado = 'guardado'`,
);

/** How many files the thing has. Until the end of the transaction nobody else adds any. */
export async function countSaved(tx: Queryable, { entidadId, modulo, asuntoId }: AsuntoDeFichero): Promise<number> {
  await tx.query(SOLO, [`ficheros/${entidadId}/${modulo}/${asuntoId}`]);
  const [row] = await tx.query(CUANTOS, [entidadId, modulo, asuntoId]);
  return row?.cuantos ?? 0;
}

const DE_ASUNTOS = statement(
  'ficheros.DE_ASUNTOS',
  `
  select ${FILA} from instancia.ficheros
  where entidad_id = $1 and modulo = $2 and asunto_id = any($3) and estado = 'guardado' order by fichero_id`,
  told<Guardado>(),
);

/** The files of many things of one part of the product. */
export const findSaved = (tx: Queryable, entidadId: number, modulo: string, asuntoIds: readonly number[]): Promise<FilaFichero[]> =>
  tx.query(DE_ASUNTOS, [entidadId, modulo, asuntoIds]);

const ENVIADOS = statement(
  'ficheros.ENVIADOS',
  `
  select fichero_id as id, nombre, tipo, bytes::float8 as bytes, vista_bytes as "vistaBytes", modulo, asunto_id as "asuntoId", guardado as momento
  from instancia.ficheros
  where entidad_id = $1 and usuario_id = $2 and autor_id = $2 and estado = 'guardado' and modulo = any($3)
  order by guardado desc, fichero_id desc offset $4 limit $5`,
  told<{ tipo: TipoDeFichero; modulo: string; asuntoId: number; momento: string }>(),
);
const CUANTOS_ENVIADOS = statement(
  'ficheros.CUANTOS_ENVIADOS',
  `
  select count(*)::int as total from instancia.ficheros
  where entidad_id = $1 and usuario_id = $2 and autor_id = $2 and estado = 'guardado' and modulo = any($3)`,
);

/** What a person has sent themselves with things of these parts of the product, the latest first. */
export async function findSent(
  tx: Queryable,
  { entidadId, personaId }: Pick<Dueno, 'entidadId' | 'personaId'>,
  { modulos, start, limit }: { modulos: readonly string[]; start: number; limit: number },
): Promise<{ rows: RowOf<typeof ENVIADOS>[]; total: number }> {
  const rows = await tx.query(ENVIADOS, [entidadId, personaId, modulos, start, limit]);
  const [counted] = await tx.query(CUANTOS_ENVIADOS, [entidadId, personaId, modulos]);
  return { rows, total: counted?.total ?? 0 };
}
