import { setTimeout as wait } from 'node:timers/promises';
import type { ReturnToProvider } from '@jornada/contract/auth.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { MOBILE_MARK } from '../../platform/http/device-name.ts';
import type { RefreshSecret } from './refresh-cookie.ts';
import { hashSecret, isSealed, newSecret } from './refresh-secret.ts';
import { lockForRefresh, reissueSecret, revokeSession, rotateSecret, type FilaRenovacion, type FilaSesion } from './repo.ts';
import { endBy, saveSsoToken, setTurn, type OrigenSso } from './sso-repo.ts';

/** How long the previous secret is still accepted: for two tabs, or after a lost answer. */
const GRACE_SECONDS = 30;
/** After this time, a renewal that asks the provider is done, or its process is gone. */
const TURN_SECONDS = 15;
/** How often other requests check whether it is done, and how many times. */
const LOOK_MS = 150;
const LOOKS = 45;

/** How long a session waits for its person to sign in again at the provider, even on a remembered device. */
const WAITING_SECONDS = 80_000;
/** No secret has this hash. */
const NO_HASH = Buffer.alloc(32);

/**
 * Asks a session's provider whether it may go on. Either yes, with the token for the next time; or its person has to sign in
 * there again; or it is over. @throws Error if the provider cannot be asked.
 */
export type ConfirmSso = (
  origin: OrigenSso & { entidadId: number; sesionId: string; usuarioId: number },
) => Promise<{ token: Buffer } | { again: ReturnToProvider } | 'over'>;

export type Renewed = { usuarioId: number; isSso: boolean; secret: Buffer | null };
type Outcome = Renewed | { ask: OrigenSso & { usuarioId: number } } | 'wait' | null;

/**
 * Whether a session has ever made this secret. Secrets from before the seal existed are known only if they are one of the last
 * two.
 */
export const isIssuedSecret = ({ esActual, esAnterior, sello }: FilaRenovacion, secret: Buffer): boolean =>
  esActual || esAnterior || isSealed(secret, sello);

/** Renews sessions: the secret is replaced. For a single-sign-on session, the provider is asked first. */
export function createRenewal(options: {
  db: Database;
  clock: Clock;
  confirmSso: ConfirmSso;
  expiryOf(clase: FilaSesion['clase']): string | null;
  isOver(row: FilaRenovacion): boolean;
}) {
  const { db, clock, confirmSso, expiryOf, isOver } = options;
  const isWithin = (instant: string, seconds: number): boolean => clock.now().since(instant).total('seconds') <= seconds;

  async function rotate(tx: Queryable, { entidadId, sesionId }: RefreshSecret, row: FilaRenovacion, isLost = false): Promise<Renewed> {
    const secret = newSecret(row.sello);
    const ahora = clock.now().toString();
    const replace = isLost ? reissueSecret : rotateSecret;
    await replace(tx, { entidadId, sesionId, secreto: hashSecret(secret), ahora, caduca: expiryOf(row.clase) });
    return { usuarioId: row.usuarioId, isSso: row.proveedor !== null, secret };
  }

  const begin = (given: RefreshSecret, isMobile: boolean): Promise<Outcome> =>
    db.tenant(given.entidadId, async (tx) => {
      const { entidadId, sesionId, secret } = given;
      const row = await lockForRefresh(tx, entidadId, sesionId, hashSecret(secret));
      if (!row || isOver(row)) return null;
      const isThisDoor = row.dispositivo.startsWith(MOBILE_MARK) === isMobile;
      const isInGrace = row.esAnterior && isWithin(row.rotado, GRACE_SECONDS);
      const { usuarioId, proveedor, sujeto, token, turno } = row;
      const isUsable = isThisDoor && (row.esActual || (isMobile && row.esAnterior && !isInGrace));
      if (isUsable && proveedor !== null && sujeto !== null) {
        if (turno !== null && isWithin(turno, TURN_SECONDS)) return 'wait';
        await setTurn(tx, given, clock.now().toString());
        return { ask: { usuarioId, proveedor, sujeto, token } };
      }
      if (isUsable) return rotate(tx, given, row, row.esAnterior);
      if (isThisDoor && isInGrace) return { usuarioId, isSso: proveedor !== null, secret: null };
      if (isIssuedSecret(row, secret)) await revokeSession(tx, entidadId, sesionId, clock.now().toString());
      return null;
    });

  /** Asks the provider, without keeping a database connection meanwhile, and acts on the answer. */
  async function ask(given: RefreshSecret, origin: OrigenSso & { usuarioId: number }, isMobile: boolean): Promise<Renewed | null> {
    const { entidadId, sesionId } = given;
    const next = await confirmSso({ ...origin, entidadId, sesionId }).catch(async (cause: unknown) => {
      await db.tenant(entidadId, (tx) => setTurn(tx, given, null));
      throw new AppError('acceso.proveedor-no-responde', { cause, headers: { 'retry-after': '10' } });
    });
    const renewed = await db.tenant(entidadId, async (tx) => {
      if (next === 'over') {
        await revokeSession(tx, entidadId, sesionId, clock.now().toString());
        return null;
      }
      await saveSsoToken(tx, given, 'token' in next ? next.token : null);
      if ('again' in next) {
        await endBy(tx, given, clock.now().add({ seconds: WAITING_SECONDS }).toString());
        return null;
      }
      const row = await lockForRefresh(tx, entidadId, sesionId, hashSecret(given.secret));
      // The session may have been ended while the provider was being asked.
      if (!row || isOver(row)) return null;
      return row.esActual || (isMobile && row.esAnterior) ? rotate(tx, given, row, row.esAnterior) : null;
    });
    if (next !== 'over' && 'again' in next) throw new AppError('sesion.renovar-sso', { content: next.again });
    return renewed;
  }

  return {
    /**
     * Renews a session by its refresh secret; null if that is not possible. If the secret is older than the last two, somebody
     * has copied it, and the session ends for both; likewise if it comes through another door than that by which the session was
     * opened. In the wrapper (`isMobile`) the previous secret works until the one after it was used, because an app is stopped at any
     * moment, also between an answer and keeping what it brings: after the 30 seconds a new one is given instead. @throws AppError `acceso.proveedor-no-responde`: the session stays, for
     * another try; `sesion.renovar-sso`: its person has to sign in again at the provider, with the data in `content`.
     */
    async renew(given: RefreshSecret, isMobile: boolean): Promise<Renewed | null> {
      for (let looks = 0; looks < LOOKS; looks += 1) {
        const outcome = await begin(given, isMobile);
        if (outcome !== 'wait') return outcome && 'ask' in outcome ? ask(given, outcome.ask, isMobile) : outcome;
        await wait(LOOK_MS);
      }
      throw new AppError('acceso.proveedor-no-responde', { headers: { 'retry-after': '5' } });
    },

    /**
     * The person has signed in again at the provider of this session, so it goes on. Null if it is over, or belongs to somebody
     * else.
     */
    resume: (key: { entidadId: number; sesionId: string; usuarioId: number }, by: OrigenSso): Promise<Renewed | null> =>
      db.tenant(key.entidadId, async (tx) => {
        const row = await lockForRefresh(tx, key.entidadId, key.sesionId, NO_HASH);
        const isSame = row?.usuarioId === key.usuarioId && row.proveedor === by.proveedor && row.sujeto === by.sujeto;
        if (!row || !isSame || isOver(row)) return null;
        await saveSsoToken(tx, key, by.token);
        return rotate(tx, { ...key, secret: NO_HASH }, row);
      }),
  };
}
