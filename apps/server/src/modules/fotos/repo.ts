import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { Tamano } from './reads.ts';
import type { FotoDe } from './token.ts';

type Persona = Pick<FotoDe, 'entidadId' | 'usuarioId'>;

// The person's row is written first, so that two photos at once are never mixed.
const VERSION = statement('fotos.VERSION', 'update instancia.usuarios set foto_version = $3 where entidad_id = $1 and usuario_id = $2');
const QUITAR = statement('fotos.QUITAR', 'delete from instancia.fotos where entidad_id = $1 and usuario_id = $2');
const GUARDAR = statement(
  'fotos.GUARDAR',
  'insert into instancia.fotos (entidad_id, usuario_id, lado, bytes, momento) values ($1, $2, $3, $4, $5)',
);

/** Replaces a person's photo; without `version`, removes it. */
export async function replacePhoto(
  tx: Queryable,
  { entidadId, usuarioId }: Persona,
  { version, tamanos, momento }: { version: string | null; tamanos: readonly Tamano[]; momento: string },
): Promise<void> {
  await tx.query(VERSION, [entidadId, usuarioId, version]);
  await tx.query(QUITAR, [entidadId, usuarioId]);
  for (const { lado, bytes } of tamanos) await tx.query(GUARDAR, [entidadId, usuarioId, lado, bytes, momento]);
}

const LEER = statement(
  'fotos.LEER',
  `
  select f.bytes from instancia.fotos f join instancia.usuarios u using (entidad_id, usuario_id) join instancia.entidades e using (entidad_id)
  where f.entidad_id = $1 and f.usuario_id = $2 and u.foto_version = $3 and f.lado = $4
    and not ($5::boolean and u.oculta_foto and coalesce((e.ajustes ->> 'equipoEligen')::boolean, true))`,
);

/** The bytes of this version in this size, as long as it is the current version, and not hidden from whom the token was given to. */
export async function findPhoto(
  tx: Queryable,
  { entidadId, usuarioId, version, esDeCompanera = false }: FotoDe,
  lado: number,
): Promise<Buffer | null> {
  const [row] = await tx.query(LEER, [entidadId, usuarioId, version, lado, esDeCompanera]);
  return row?.bytes ?? null;
}
