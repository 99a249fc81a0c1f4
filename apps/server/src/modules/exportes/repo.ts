import type { ClaseExporte, EstadoExporte, PlantillaNomina, ProblemaExporte } from '@jornada/domain/exportes/index.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { lock } from '../../shared/locks.ts';

export type FicheroExportado = { nombre: string; bytes: number; sha256: string };

export type FilaExporte = {
  id: number;
  usuarioId: number;
  clase: ClaseExporte;
  desde: string;
  hasta: string;
  /** Null: every centre. */
  centros: number[] | null;
  idioma: Idioma;
  plantilla: { nombre: string; definicion: PlantillaNomina } | null;
  estado: EstadoExporte;
  hecho: number;
  total: number | null;
  intentos: number;
  pedido: string;
  terminado: string | null;
  caduca: string | null;
  problema: ProblemaExporte | null;
  clave: string | null;
  nombre: string | null;
  bytes: number | null;
  sha256: string | null;
  ficheros: FicheroExportado[] | null;
};

const COLUMNS = `exporte_id as id, usuario_id as "usuarioId", clase, desde, hasta, centros, idioma, plantilla, estado, hecho, total, intentos, pedido,
  terminado, caduca, problema, clave, nombre, bytes::float8 as bytes, encode(sha256, 'hex') as sha256, ficheros`;

const CREAR = statement(
  'exportes.CREAR',
  `
  insert into instancia.exportes (entidad_id, usuario_id, clase, desde, hasta, centros, idioma, plantilla, pedido)
  values ($entidadId, $usuarioId, $clase, $desde, $hasta, $centros, $idioma, $plantilla, $pedido) returning ${COLUMNS}`,
  told<{ idioma: Idioma; plantilla: { nombre: string; definicion: PlantillaNomina } | null; ficheros: FicheroExportado[] | null }>(),
);

export type NuevoExporte = Pick<FilaExporte, 'usuarioId' | 'clase' | 'desde' | 'hasta' | 'centros' | 'idioma' | 'plantilla' | 'pedido'>;

export async function createExporte(tx: Queryable, entidadId: number, nuevo: NuevoExporte): Promise<FilaExporte> {
  const plantilla = nuevo.plantilla && JSON.stringify(nuevo.plantilla);
  const [row] = await tx.query(CREAR, { ...nuevo, entidadId, plantilla });
  if (!row) throw new Error('the export was not written');
  return row;
}

/** Nobody has more at a time: what comes after that is refused until some are done or deleted. */
const MOST_LISTED = 100;
const PROPIOS = statement(
  'exportes.PROPIOS',
  `select ${COLUMNS} from instancia.exportes where entidad_id = $1 and usuario_id = $2 order by exporte_id desc limit ${MOST_LISTED}`,
  told<{ idioma: Idioma; plantilla: { nombre: string; definicion: PlantillaNomina } | null; ficheros: FicheroExportado[] | null }>(),
);
export const findOwn = (tx: Queryable, entidadId: number, usuarioId: number): Promise<FilaExporte[]> =>
  tx.query(PROPIOS, [entidadId, usuarioId]);

const PROPIO = statement(
  'exportes.PROPIO',
  `select ${COLUMNS} from instancia.exportes where entidad_id = $1 and usuario_id = $2 and exporte_id = $3`,
  told<{ idioma: Idioma; plantilla: { nombre: string; definicion: PlantillaNomina } | null; ficheros: FicheroExportado[] | null }>(),
);
export async function findOwnOne(tx: Queryable, entidadId: number, usuarioId: number, id: number): Promise<FilaExporte | null> {
  return (await tx.query(PROPIO, [entidadId, usuarioId, id]))[0] ?? null;
}

// Askers of one company take turns: two at once cannot both take the last place.
const ESPERAN = statement(
  'exportes.ESPERAN',
  `select count(*)::int as n from instancia.exportes where entidad_id = $1 and usuario_id = $2 and estado in ('espera', 'en-curso')`,
);
/** How many exports of a person wait or are being made. Until the end of the transaction nobody of the company asks for another one. */
export async function countWaiting(tx: Queryable, entidadId: number, usuarioId: number): Promise<number> {
  await lock.catalogues(tx, entidadId);
  return (await tx.query(ESPERAN, [entidadId, usuarioId]))[0]?.n ?? 0;
}

const TOMAR = statement(
  'exportes.TOMAR',
  `
  update instancia.exportes set estado = 'en-curso', intentos = intentos + 1, latido = $3, hecho = 0, total = null
  where entidad_id = $1 and exporte_id = $2 and (estado = 'espera' or (estado = 'en-curso' and (latido is null or latido < $4)))
    and not exists (
      select from instancia.exportes o
      where o.entidad_id = $1 and o.usuario_id = exportes.usuario_id and o.exporte_id <> $2 and o.estado = 'en-curso' and o.latido >= $4)
  returning ${COLUMNS}`,
  told<{ idioma: Idioma; plantilla: { nombre: string; definicion: PlantillaNomina } | null; ficheros: FicheroExportado[] | null }>(),
);
/** Takes an export that waits, or that its process has left; null if there is nothing to do, or while another one of the person is being made. */
export async function takeExporte(
  tx: Queryable,
  entidadId: number,
  { id, ahora, deadSince }: { id: number; ahora: string; deadSince: string },
): Promise<FilaExporte | null> {
  await lock.catalogues(tx, entidadId);
  return (await tx.query(TOMAR, [entidadId, id, ahora, deadSince]))[0] ?? null;
}

// Those that wait, and those that their process has left.
const POR_HACER = `(estado = 'espera' or (estado = 'en-curso' and (latido is null or latido < $2)))`;
const SIGUIENTE = statement(
  'exportes.SIGUIENTE',
  `select exporte_id as id from instancia.exportes where entidad_id = $1 and usuario_id = $3 and ${POR_HACER} order by exporte_id limit 1`,
);
/** What is to be made for somebody next; null: nothing. */
export async function findNext(tx: Queryable, entidadId: number, of: { usuarioId: number; deadSince: string }): Promise<number | null> {
  return (await tx.query(SIGUIENTE, [entidadId, of.deadSince, of.usuarioId]))[0]?.id ?? null;
}

const LATIR = statement(
  'exportes.LATIR',
  `
  update instancia.exportes set latido = $3, hecho = $4, total = $5 where entidad_id = $1 and exporte_id = $2 and estado = 'en-curso' and intentos = $6
  returning 1 as ok`,
);
/** Says how far it is. False: it was deleted, or somebody else has taken it. */
export async function beat(
  tx: Queryable,
  entidadId: number,
  { id, intentos, ahora, hecho, total }: { id: number; intentos: number; ahora: string; hecho: number; total: number },
): Promise<boolean> {
  return (await tx.query(LATIR, [entidadId, id, ahora, hecho, total, intentos])).length > 0;
}

const ACABAR = statement(
  'exportes.ACABAR',
  `
  update instancia.exportes set estado = 'listo', terminado = $terminado, caduca = $caduca, clave = $clave, nombre = $nombre, bytes = $bytes,
    sha256 = decode($sha256, 'hex'), ficheros = $ficheros, cifrado = true
  where entidad_id = $entidadId and exporte_id = $id and estado = 'en-curso' and intentos = $intentos returning 1 as ok`,
);
export type Acabado = { terminado: string; caduca: string; clave: string; nombre: string } & {
  bytes: number;
  sha256: string;
  ficheros: readonly FicheroExportado[];
};
export async function finishExporte(
  tx: Queryable,
  entidadId: number,
  { id, intentos }: { id: number; intentos: number },
  acabado: Acabado,
): Promise<boolean> {
  const values = { ...acabado, ficheros: JSON.stringify(acabado.ficheros) };
  return (await tx.query(ACABAR, { ...values, entidadId, id, intentos })).length > 0;
}

const FALLAR = statement(
  'exportes.FALLAR',
  `
  update instancia.exportes set estado = $3, problema = $4, terminado = $5, caduca = $6
  where entidad_id = $1 and exporte_id = $2 and estado = 'en-curso' and intentos = $7`,
);
/** It has failed for good; without a reason it waits again. */
export async function giveUp(
  tx: Queryable,
  entidadId: number,
  {
    id,
    intentos,
    problema,
    ahora,
    caduca,
  }: { id: number; intentos: number; problema: ProblemaExporte | null; ahora: string; caduca: string },
): Promise<void> {
  const isOver = problema !== null;
  await tx.query(FALLAR, [entidadId, id, isOver ? 'fallido' : 'espera', problema, isOver ? ahora : null, isOver ? caduca : null, intentos]);
}

const BORRAR = statement('exportes.BORRAR', 'delete from instancia.exportes where entidad_id = $1 and exporte_id = $2 returning clave');
export async function deleteExporte(tx: Queryable, entidadId: number, id: number): Promise<void> {
  await tx.query(BORRAR, [entidadId, id]);
}

const VENCIDOS = statement(
  'exportes.VENCIDOS',
  'select exporte_id as id, clave from instancia.exportes where entidad_id = $1 and caduca <= $2',
);
export const findLapsed = (tx: Queryable, entidadId: number, ahora: string): Promise<{ id: number; clave: string | null }[]> =>
  tx.query(VENCIDOS, [entidadId, ahora]);

const POR_CIFRAR = statement(
  'exportes.POR_CIFRAR',
  `select exporte_id as id, clave from instancia.exportes where entidad_id = $1 and estado = 'listo' and not cifrado order by exporte_id`,
);
/** Exports from before files were encrypted. */
export const findPlain = (tx: Queryable, entidadId: number): Promise<{ id: number; clave: string | null }[]> =>
  tx.query(POR_CIFRAR, [entidadId]);

const CIFRAR = statement(
  'exportes.CIFRAR',
  'update instancia.exportes set cifrado = true where entidad_id = $1 and exporte_id = $2 returning 1 as ok',
);
/** Its bytes are encrypted. Until the end of the transaction nobody deletes it. False: it is gone. */
export async function updateEncrypted(tx: Queryable, entidadId: number, id: number): Promise<boolean> {
  return (await tx.query(CIFRAR, [entidadId, id])).length > 0;
}

const PARADOS = statement(
  'exportes.PARADOS',
  `select exporte_id as id from instancia.exportes where entidad_id = $1 and ${POR_HACER} order by exporte_id`,
);
/** Exports that wait, or that their process has left. */
export async function findStopped(tx: Queryable, entidadId: number, deadSince: string): Promise<number[]> {
  return (await tx.query(PARADOS, [entidadId, deadSince])).map(({ id }) => id);
}
