import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import type { PersonaConFactores } from './reads.ts';

export type FilaLlave = RowOf<typeof LISTAR>;

const MINE = 'entidad_id = $1 and usuario_id = $2';
const LISTAR = statement(
  'factores/keys.LISTAR',
  `
  select llave_id as id, credencial, clave_publica as "clavePublica", contador, transportes, rp_id as "rpId", nombre, respaldada, creada, ultimo_uso as "ultimoUso"
  from instancia.llaves where ${MINE} order by llave_id`,
);

export const findKeys = (tx: Queryable, { entidadId, usuarioId }: PersonaConFactores): Promise<FilaLlave[]> =>
  tx.query(LISTAR, [entidadId, usuarioId]);

const CREAR = statement(
  'factores/keys.CREAR',
  `
  insert into instancia.llaves (entidad_id, usuario_id, credencial, clave_publica, contador, transportes, rp_id, nombre, respaldada, creada)
  values ($entidadId, $usuarioId, $credencial, $clavePublica, $contador, $transportes, $rpId, $nombre, $respaldada, $creada) on conflict do nothing
    returning llave_id as id`,
);

export type NuevaLlave = Pick<FilaLlave, 'credencial' | 'transportes' | 'rpId' | 'nombre' | 'respaldada' | 'creada'> & {
  clavePublica: Uint8Array;
  contador: number;
};

/** Null if the company already has this credential. */
export async function createKey(tx: Queryable, { entidadId, usuarioId }: PersonaConFactores, llave: NuevaLlave): Promise<number | null> {
  const clavePublica = Buffer.from(llave.clavePublica);
  const [row] = await tx.query(CREAR, { ...llave, entidadId, usuarioId, clavePublica });
  return row?.id ?? null;
}

const USAR = statement(
  'factores/keys.USAR',
  `
  update instancia.llaves set contador = $4, ultimo_uso = $5 where ${MINE} and llave_id = $3 and (contador < $4 or ($4 = 0 and contador = 0)) returning 1 as ok`,
);

/** Notes a use. False if the counter did not rise: then two copies of one key exist, and this is the older one. */
export const useKey = async (
  tx: Queryable,
  { entidadId, usuarioId }: PersonaConFactores,
  id: number,
  contador: number,
  ahora: string,
): Promise<boolean> => (await tx.query(USAR, [entidadId, usuarioId, id, contador, ahora])).length > 0;

const NOMBRAR = statement(
  'factores/keys.NOMBRAR',
  `update instancia.llaves set nombre = $4 where ${MINE} and llave_id = $3 returning 1 as ok`,
);
export const renameKey = async (
  tx: Queryable,
  { entidadId, usuarioId }: PersonaConFactores,
  id: number,
  nombre: string,
): Promise<boolean> => (await tx.query(NOMBRAR, [entidadId, usuarioId, id, nombre])).length > 0;

const QUITAR = statement('factores/keys.QUITAR', `delete from instancia.llaves where ${MINE} and llave_id = $3 returning 1 as ok`);
export const deleteKey = async (tx: Queryable, { entidadId, usuarioId }: PersonaConFactores, id: number): Promise<boolean> =>
  (await tx.query(QUITAR, [entidadId, usuarioId, id])).length > 0;
