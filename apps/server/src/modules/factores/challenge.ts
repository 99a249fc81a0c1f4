import { createHash, randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { AppError } from '../../platform/http/app-error.ts';
import type { OneTime } from '../../platform/one-time.ts';
import type { OrigenSso } from '../auth/service.ts';

const PURPOSE = 'segundo-factor';
const SECONDS = 5 * 60;

/**
 * The content of a challenge. `desafio` is WebAuthn's. `sello` changes with the password, so that earlier challenges become
 * invalid.
 */
type Reto = {
  clase: 'clave' | 'alta' | 'llave';
  entidadId: number;
  usuarioId: number;
  recordar: boolean;
  desafio: string;
  sello: string;
  /** The provider that confirmed the person, if any; its refresh token is encrypted. */
  sso?: OrigenSso | undefined;
};

export type RetoLeido = Reto & { claims: JWTPayload };

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
/** The same inside the challenge. */
type Llevado = { p: OrigenSso['proveedor']; s: string; t: string | null };
const carry = ({ proveedor, sujeto, token }: OrigenSso): Llevado => ({ p: proveedor, s: sujeto, t: token && token.toString('base64url') });
const unpack = ({ p, s, t }: Llevado): OrigenSso => ({ proveedor: p, sujeto: s, token: t === null ? null : Buffer.from(t, 'base64url') });

/** A digest of the stored password hash, which has its own salt. */
export const sealOf = (passwordHash: string | null): string => hash(passwordHash ?? '').slice(0, 22);

/** Challenges during a log-in: signed, valid for five minutes and once, and only for the browser with the cookie. */
export function createChallenges(oneTime: OneTime) {
  return {
    async make(reto: Reto): Promise<{ token: string; cookie: string }> {
      const cookie = randomBytes(24).toString('base64url');
      const { clase, entidadId, usuarioId, recordar, desafio, sello, sso } = reto;
      const claims = {
        cla: clase,
        ent: entidadId,
        usr: usuarioId,
        rec: recordar,
        dsf: desafio,
        sel: sello,
        vin: hash(cookie),
        ...(sso ? { sso: carry(sso) } : {}),
      };
      return { token: await oneTime.sign(claims, { purpose: PURPOSE, seconds: SECONDS }), cookie };
    },
    /** @throws AppError `login.reto-caducado` for one that is over, forged, of another kind or of another browser. */
    async read(token: string, { cookie, clase }: { cookie: string | undefined; clase: Reto['clase'] }): Promise<RetoLeido> {
      const claims = await oneTime.read(token, { purpose: PURPOSE });
      if (!claims || claims['cla'] !== clase || claims['vin'] !== hash(cookie ?? '')) throw new AppError('login.reto-caducado');
      return {
        clase,
        entidadId: Number(claims['ent']),
        usuarioId: Number(claims['usr']),
        recordar: claims['rec'] === true,
        desafio: String(claims['dsf']),
        sello: String(claims['sel']),
        sso: claims['sso'] ? unpack(claims['sso'] as Llevado) : undefined,
        claims,
      };
    },
  };
}
export type Challenges = ReturnType<typeof createChallenges>;
