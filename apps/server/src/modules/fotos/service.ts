import { createHash } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { fotos } from '@jornada/contract/fotos.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Bytes } from '../../platform/http/router.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Decode } from '../../shared/decode.ts';
import { takeTry } from '../../shared/take-try.ts';
import type { QuienConfirma } from '../cuenta/reads.ts';
import { encodePhoto, LADOS } from './reads.ts';
import { findPhoto, replacePhoto } from './repo.ts';
import type { FotoTokens } from './token.ts';

export { createFotoTokens, type FotoTokens } from './token.ts';

/** Uploads of a person within a quarter of an hour, because each one uses the processor for a moment. */
const MOST = 20;
const DAY_SECONDS = 24 * 3600;

/** Photos of people. Each person uploads their own. Somebody who sees a person gets a token for that photo only. */
export function createFotosService(options: { db: Database; clock: Clock; attempts: Attempts; decode: Decode; tokens: FotoTokens }) {
  const { db, clock, attempts, decode, tokens } = options;
  return {
    /** @throws AppError `fotos.no-es-imagen`, `fotos.demasiado-grande`. */
    async put({ entidadId, usuarioId }: QuienConfirma, { photo }: ValidadaDe<typeof fotos.poner>): Promise<SalidaDe<typeof fotos.poner>> {
      await takeTry(attempts, [{ key: `foto:${entidadId}:${usuarioId}`, limit: MOST }]);
      const tamanos = photo === '' ? [] : await encodePhoto(decode, { entidadId, usuarioId }, photo);
      const largest = tamanos.at(-1);
      const version = largest ? createHash('sha256').update(largest.bytes).digest('base64url').slice(0, 16) : null;
      const momento = clock.now().toString();
      await db.tenant(entidadId, (tx) => replacePhoto(tx, { entidadId, usuarioId }, { version, tamanos, momento }));
      return { TieneFoto: version !== null, FotoToken: version === null ? '' : tokens.sign({ entidadId, usuarioId, version }) };
    },

    /** @throws AppError `fotos.no-existe`, also for a token that is over or that nobody gave. */
    async get({ token, width, height }: ValidadaDe<typeof fotos.ver>, ifNoneMatch: string | undefined): Promise<Bytes> {
      const foto = tokens.read(token);
      if (!foto) throw new AppError('fotos.no-existe');
      const wanted = Math.max(width ?? 0, height ?? 0) || LADOS[1];
      const lado = LADOS.find((one) => one >= wanted) ?? LADOS[2];
      const etag = `"${foto.version}-${lado}"`;
      const bytes = await db.tenant(foto.entidadId, (tx) => findPhoto(tx, foto, lado));
      if (!bytes) throw new AppError('fotos.no-existe');
      const cabeceras = {
        etag,
        // The address contains the version, so its content never changes. `private`: the token belongs to one reader, so shared
        // caches must not store it.
        'cache-control': `private, max-age=${DAY_SECONDS}, immutable`,
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'same-site',
      };
      if (ifNoneMatch === etag) return { tipo: 'image/webp', cuerpo: null, status: 304, cabeceras };
      return { tipo: 'image/webp', cuerpo: bytes, cabeceras };
    },
  };
}
