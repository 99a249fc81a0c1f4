import { statement, told, type Queryable, type RowOf } from '../platform/database/pool.ts';
import type { SealedKey } from '../platform/files/sealing/keys.ts';

const ESTADO = statement(
  'shared/file-key-change.ESTADO',
  `
  select c.creada, c.terminada, (
    select count(*)::int from instancia.ficheros f
    where f.entidad_id = $1 and f.estado in ('temporal', 'guardado') and f.fichero_id > c.hasta and c.vuelta is not null) as quedan
  from instancia.ficheros_claves c where c.entidad_id = $1 and c.actual`,
  told<{ quedan: number }>(),
);
/** Since when the company has its key, and how many files are still to follow. Null: it has none yet. */
export const findKeyChange = async (tx: Queryable, entidadId: number): Promise<RowOf<typeof ESTADO> | null> =>
  (await tx.query(ESTADO, [entidadId]))[0] ?? null;

const RETIRAR = statement(
  'shared/file-key-change.RETIRAR',
  'update instancia.ficheros_claves set actual = false where entidad_id = $1 and actual and terminada is not null returning 1 as ok',
);
const PONER = statement(
  'shared/file-key-change.PONER',
  'insert into instancia.ficheros_claves (entidad_id, clave_id, sellada, creada, vuelta) values ($1, $2, $3, $4, $4)',
);
/** New files take this key from now on. False: the files are still following the last one, or there is none. */
export async function changeFileKey(tx: Queryable, entidadId: number, { id, sealed }: SealedKey, ahora: string): Promise<boolean> {
  if ((await tx.query(RETIRAR, [entidadId])).length === 0) return false;
  await tx.query(PONER, [entidadId, id, sealed, ahora]);
  return true;
}

// A server that was storing a file when the key was changed may have taken the one of before: so there is one more round, an hour later.
const VUELTA = statement(
  'shared/file-key-change.VUELTA',
  `
  update instancia.ficheros_claves set vuelta = coalesce(vuelta, $2)
  where entidad_id = $1 and actual and terminada is null and (vuelta is not null or $2 >= creada + interval '1 hour')
  returning clave_id as id, hasta`,
);
/** Begins or continues the round of a company's files. Null: none is due. */
export const continueRound = async (tx: Queryable, entidadId: number, ahora: string): Promise<RowOf<typeof VUELTA> | null> =>
  (await tx.query(VUELTA, [entidadId, ahora]))[0] ?? null;

const SEGUIDOS = statement(
  'shared/file-key-change.SEGUIDOS',
  `
  select fichero_id as id, clave, vista_bytes is not null as "tieneVista" from instancia.ficheros
  where entidad_id = $1 and estado in ('temporal', 'guardado') and fichero_id > $2 order by fichero_id limit 50`,
  told<{ tieneVista: boolean }>(),
);
/** The next files of a round. */
export const findFollowing = (tx: Queryable, entidadId: number, after: number): Promise<RowOf<typeof SEGUIDOS>[]> =>
  tx.query(SEGUIDOS, [entidadId, after]);

const AVANZAR = statement(
  'shared/file-key-change.AVANZAR',
  'update instancia.ficheros_claves set hasta = greatest(hasta, $3) where entidad_id = $1 and clave_id = $2 and vuelta is not null',
);
/** The files up to this one have the key. */
export async function advanceRound(tx: Queryable, entidadId: number, id: string, hasta: number): Promise<void> {
  await tx.query(AVANZAR, [entidadId, id, hasta]);
}

const CERRAR = statement(
  'shared/file-key-change.CERRAR',
  `
  update instancia.ficheros_claves set vuelta = null, hasta = 0, terminada = case when vuelta >= creada + interval '1 hour' then $3::timestamptz end
  where entidad_id = $1 and clave_id = $2 and vuelta is not null`,
);
/** All files have been looked at. */
export async function closeRound(tx: Queryable, entidadId: number, id: string, ahora: string): Promise<void> {
  await tx.query(CERRAR, [entidadId, id, ahora]);
}
