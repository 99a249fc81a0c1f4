import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

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
