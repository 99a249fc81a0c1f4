import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { FotoDe, FotoTokens } from './token.ts';

const VERSIONES = statement(
  'fotos/reads.VERSIONES',
  `
  select usuario_id as id, foto_version as version from instancia.usuarios
  where entidad_id = $1 and usuario_id = any($2) and foto_version is not null`,
);

/** The token for the photo of somebody whose version was read with them; empty without a photo. */
export const photoTokenOf = (tokens: FotoTokens, { version, ...de }: Omit<FotoDe, 'version'> & { version: string | null }): string =>
  version === null ? '' : tokens.sign({ ...de, version });

/** Tokens for the photos of these people. People without a photo are left out. */
export async function findPhotoTokens(
  tx: Queryable,
  tokens: FotoTokens,
  { entidadId, ids }: { entidadId: number; ids: readonly number[] },
): Promise<Map<number, string>> {
  const rows = await tx.query(VERSIONES, [entidadId, ids]);
  return new Map(rows.map(({ id, version }) => [id, tokens.sign({ entidadId, usuarioId: id, version })]));
}
