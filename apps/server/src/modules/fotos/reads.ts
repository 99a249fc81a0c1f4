import { MAXIMO_FOTO_BYTES } from '@jornada/contract/fotos.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { Decode, DecodeCodes } from '../../shared/decode.ts';
import type { FotoDe, FotoTokens } from './token.ts';

/** Sizes in pixels: for lists and bars, twice that, and large. */
export const LADOS = [96, 192, 512] as const;
/**
 * The accepted formats, found from the bytes, whatever type the sender names. SVG is not accepted, because it can contain
 * scripts.
 */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const NO_PICTURE = 'fotos.no-es-imagen';
const CODES: DecodeCodes = {
  type: NO_PICTURE,
  damaged: NO_PICTURE,
  large: 'fotos.demasiado-grande',
  active: NO_PICTURE,
  locked: NO_PICTURE,
};

export type Tamano = { lado: (typeof LADOS)[number]; bytes: Buffer };

/**
 * A picture as it is stored: turned upright, cut to the square in the middle, encoded again in three sizes. Nothing else of the
 * upload is left: no place, no date, no name of a camera, no hidden file. @param photo base64, alone or as a data URL. @throws
 * AppError `fotos.no-es-imagen`, `fotos.demasiado-grande`, `general.demasiado-grande`, and as `Decode` does.
 */
export async function encodePhoto(decode: Decode, sender: Parameters<Decode>[0], photo: string): Promise<Tamano[]> {
  const bytes = Buffer.from(photo.replace(/^data:[^,]*,/, ''), 'base64');
  if (bytes.length > MAXIMO_FOTO_BYTES) throw new AppError('general.demasiado-grande');
  const { pictures } = await decode<'squares'>(sender, { kind: 'squares', bytes, accepted: TAKEN, sides: LADOS }, CODES);
  return LADOS.map((lado, index) => ({ lado, bytes: Buffer.from(pictures[index] ?? []) }));
}

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
