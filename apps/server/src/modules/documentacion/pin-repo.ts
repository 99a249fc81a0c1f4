import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type PersonaConPin = { entidadId: number; usuarioId: number };
/** The stored PIN: argon2id of a keyed digest, and the id of that key. */
export type FilaPin = RowOf<typeof LEER>;

const LEER = statement(
  'documentacion/pin.LEER',
  'select clave, hash from instancia.pines_documentacion where entidad_id = $1 and usuario_id = $2',
);

export async function findPin(tx: Queryable, { entidadId, usuarioId }: PersonaConPin): Promise<FilaPin | null> {
  const [row] = await tx.query(LEER, [entidadId, usuarioId]);
  return row ?? null;
}

const PONER = statement(
  'documentacion/pin.PONER',
  `
  insert into instancia.pines_documentacion (entidad_id, usuario_id, clave, hash, puesto) values ($1, $2, $3, $4, $5)
  on conflict (entidad_id, usuario_id) do update set clave = excluded.clave, hash = excluded.hash, puesto = excluded.puesto`,
);

export async function replacePin(
  tx: Queryable,
  { entidadId, usuarioId }: PersonaConPin,
  { clave, hash }: FilaPin,
  ahora: string,
): Promise<void> {
  await tx.query(PONER, [entidadId, usuarioId, clave, hash, ahora]);
}
