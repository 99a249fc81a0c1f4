import type { FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import type { EstadoReparto, ProblemaReparto } from '@jornada/domain/reparto/modelo.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type FilaReparto = RowOf<typeof UNO>;
type Words = { firma: FirmaDocumento; estado: EstadoReparto; problema: ProblemaReparto | null };

const CREAR = statement(
  'reparto.CREAR',
  `
  insert into instancia.repartos (entidad_id, autor_id, titulo, tipo_documento_id, periodo, firma, plazo, creado, latido)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning reparto_id as id`,
);

export type NuevoReparto = {
  autorId: number;
  titulo: string;
  tipoId: number;
  periodo: string | null;
  firma: FirmaDocumento;
  plazo: string | null;
  creado: string;
};

/** @returns its id. */
export async function createReparto(tx: Queryable, entidadId: number, nuevo: NuevoReparto): Promise<number> {
  const { autorId, titulo, tipoId, periodo, firma, plazo, creado } = nuevo;
  const [row] = await tx.query(CREAR, [entidadId, autorId, titulo, tipoId, periodo, firma, plazo, creado]);
  if (!row) throw new Error('the file to split was not written');
  return row.id;
}

const COLUMNS = `r.reparto_id as id, r.autor_id as "autorId", u.nombre_completo as de, r.titulo, r.tipo_documento_id as "tipoId", t.nombre as tipo, r.periodo,
  r.firma, r.plazo, r.estado, r.problema, r.paginas, r.leidas, r.creado, r.publicado, r.publicador_id as "publicadorId", r.ultima`;
const FROM = `from instancia.repartos r
  join instancia.usuarios u on u.entidad_id = r.entidad_id and u.usuario_id = r.autor_id
  join instancia.tipos_documento t on t.entidad_id = r.entidad_id and t.tipo_documento_id = r.tipo_documento_id`;

const UNO = statement('reparto.UNO', `select ${COLUMNS} ${FROM} where r.entidad_id = $1 and r.reparto_id = $2`, told<Words>());
const UNO_PARA_CAMBIAR = statement('reparto.UNO_PARA_CAMBIAR', `${UNO.text} for update of r`, told<Words>());
const LISTA = statement(
  'reparto.LISTA',
  `select ${COLUMNS} ${FROM} where r.entidad_id = $1 order by r.reparto_id desc offset $2 limit $3`,
  told<Words>(),
);
const CUANTOS = statement('reparto.CUANTOS', 'select count(*)::int as total from instancia.repartos where entidad_id = $1');

export async function findReparto(tx: Queryable, entidadId: number, id: number): Promise<FilaReparto | null> {
  return (await tx.query(UNO, [entidadId, id]))[0] ?? null;
}
/** Until the end of the transaction nobody else changes it. */
export async function lockReparto(tx: Queryable, entidadId: number, id: number): Promise<FilaReparto | null> {
  return (await tx.query(UNO_PARA_CAMBIAR, [entidadId, id]))[0] ?? null;
}
export async function findRepartos(
  tx: Queryable,
  entidadId: number,
  { start, limit }: { start: number; limit: number },
): Promise<{ rows: FilaReparto[]; total: number }> {
  const rows = await tx.query(LISTA, [entidadId, start, limit]);
  return { rows, total: (await tx.query(CUANTOS, [entidadId]))[0]?.total ?? 0 };
}

const AVANZAR = statement(
  'reparto.AVANZAR',
  `
  update instancia.repartos set leidas = $3, paginas = $4, latido = $5
  where entidad_id = $1 and reparto_id = $2 and estado = 'leyendo' and leidas <= $3 returning 1 as ok`,
);
const SEGUIR = statement('reparto.SEGUIR', 'update instancia.repartos set latido = $3 where entidad_id = $1 and reparto_id = $2');
const ESTADO = statement(
  'reparto.ESTADO',
  'update instancia.repartos set estado = $3, problema = $4, latido = $5 where entidad_id = $1 and reparto_id = $2',
);
const PUBLICAR = statement(
  'reparto.PUBLICAR',
  `update instancia.repartos set estado = 'publicando', publicador_id = $3, latido = $4 where entidad_id = $1 and reparto_id = $2`,
);
const DADAS = statement(
  'reparto.DADAS',
  `update instancia.repartos set publicado = coalesce(publicado, $3), ultima = $3, latido = $3 where entidad_id = $1 and reparto_id = $2`,
);

/** Notes how many pages were read. False if it is not being read any more, or is further. */
export const updateRead = async (
  tx: Queryable,
  entidadId: number,
  { id, leidas, paginas, ahora }: { id: number; leidas: number; paginas: number; ahora: string },
): Promise<boolean> => (await tx.query(AVANZAR, [entidadId, id, leidas, paginas, ahora])).length > 0;
/** A job is at work. */
export const updateBeat = async (tx: Queryable, entidadId: number, id: number, ahora: string): Promise<void> =>
  void (await tx.query(SEGUIR, [entidadId, id, ahora]));
export const updateState = async (
  tx: Queryable,
  entidadId: number,
  { id, estado, problema = null, ahora }: { id: number; estado: EstadoReparto; problema?: ProblemaReparto | null; ahora: string },
): Promise<void> => void (await tx.query(ESTADO, [entidadId, id, estado, problema, ahora]));
export const updatePublishing = async (
  tx: Queryable,
  entidadId: number,
  { id, publicadorId, ahora }: { id: number; publicadorId: number; ahora: string },
): Promise<void> => void (await tx.query(PUBLICAR, [entidadId, id, publicadorId, ahora]));
/** Pages of it were given to somebody. */
export const updateGiven = async (tx: Queryable, entidadId: number, id: number, ahora: string): Promise<void> =>
  void (await tx.query(DADAS, [entidadId, id, ahora]));

const QUITAR = statement('reparto.QUITAR', 'delete from instancia.repartos where entidad_id = $1 and reparto_id = $2');
export const deleteReparto = async (tx: Queryable, entidadId: number, id: number): Promise<void> =>
  void (await tx.query(QUITAR, [entidadId, id]));

const ACABADOS = statement(
  'reparto.ACABADOS',
  `select reparto_id as id from instancia.repartos where entidad_id = $1 and estado in ('publicado', 'parado') and latido < $2 order by 1 limit 100`,
);
/** Those of which nothing waits, and to which nothing has happened since. */
export const findDone = async (tx: Queryable, entidadId: number, since: string): Promise<number[]> =>
  (await tx.query(ACABADOS, [entidadId, since])).map(({ id }) => id);

const PARADOS = statement(
  'reparto.PARADOS',
  `select reparto_id as id, estado from instancia.repartos where entidad_id = $1 and estado in ('leyendo', 'publicando') and latido < $2 order by 1`,
  told<{ estado: 'leyendo' | 'publicando' }>(),
);
/** Those on which nobody has worked since: their job was lost. */
export const findStalled = (tx: Queryable, entidadId: number, since: string): Promise<RowOf<typeof PARADOS>[]> =>
  tx.query(PARADOS, [entidadId, since]);
