import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

// Company by company: without one, row-level security shows nothing.
const EMPRESAS = statement('ficheros/sweep.EMPRESAS', 'select entidad_id as id from central.entidades where mudanza is null order by 1');

export const findCompanyIds = async (db: Queryable): Promise<number[]> => (await db.query(EMPRESAS, [])).map(({ id }) => id);

const SOLTAR = statement(
  'ficheros/sweep.SOLTAR',
  `
  update instancia.ficheros set estado = 'borrado'
  where entidad_id = $1 and (estado = 'subiendo' and momento < $2 or estado = 'temporal' and momento < $3)`,
);

/** Gives up uploads that were never stored, and files that were never saved. */
export async function dropAbandoned(tx: Queryable, entidadId: number, before: { subiendo: string; temporal: string }): Promise<void> {
  await tx.query(SOLTAR, [entidadId, before.subiendo, before.temporal]);
}

const MARCAR = statement(
  'ficheros/sweep.MARCAR',
  `update instancia.ficheros set estado = 'borrado' where entidad_id = $1 and fichero_id = any($2) and estado <> 'borrado'`,
);
/** Their bytes are to be deleted. */
export async function markDeleted(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<void> {
  await tx.query(MARCAR, [entidadId, ids]);
}

const POR_CIFRAR = statement(
  'ficheros/sweep.POR_CIFRAR',
  `
  select fichero_id as id, clave, vista_bytes is not null as "tieneVista" from instancia.ficheros
  where entidad_id = $1 and not cifrado and estado in ('temporal', 'guardado') and fichero_id > $2 order by fichero_id limit 50`,
  told<{ tieneVista: boolean }>(),
);
/** Files from before files were encrypted, after this id. */
export const findPlain = (tx: Queryable, entidadId: number, after: number): Promise<RowOf<typeof POR_CIFRAR>[]> =>
  tx.query(POR_CIFRAR, [entidadId, after]);

const SUJETAR = statement(
  'ficheros/sweep.SUJETAR',
  `select 1 as ok from instancia.ficheros where entidad_id = $1 and fichero_id = $2 and estado in ('temporal', 'guardado') for update`,
);
/** Until the end of the transaction nobody deletes it. False: it is deleted. */
export const lockFichero = async (tx: Queryable, entidadId: number, id: number): Promise<boolean> =>
  (await tx.query(SUJETAR, [entidadId, id])).length > 0;

const CIFRAR = statement('ficheros/sweep.CIFRAR', 'update instancia.ficheros set cifrado = true where entidad_id = $1 and fichero_id = $2');
export async function updateEncrypted(tx: Queryable, entidadId: number, id: number): Promise<void> {
  await tx.query(CIFRAR, [entidadId, id]);
}

export type Resto = RowOf<typeof RESTOS>;

const RESTOS = statement(
  'ficheros/sweep.RESTOS',
  `
  select fichero_id as id, clave from instancia.ficheros
  where entidad_id = $1 and estado = 'borrado' and fichero_id > $2 order by fichero_id limit 200`,
);

/** Files whose bytes are to be deleted, after this id. */
export const findDeleted = (tx: Queryable, entidadId: number, after: number): Promise<Resto[]> => tx.query(RESTOS, [entidadId, after]);

const QUITAR = statement(
  'ficheros/sweep.QUITAR',
  `delete from instancia.ficheros where entidad_id = $1 and fichero_id = $2 and estado = 'borrado'`,
);

export async function deleteFichero(tx: Queryable, entidadId: number, id: number): Promise<void> {
  await tx.query(QUITAR, [entidadId, id]);
}
