import { randomUUID } from 'node:crypto';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { ACCIONES, CABECERAS } from '@jornada/contract/envelope.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { Moved } from '../../platform/http/moved.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { joining } from '../../platform/database/join.ts';
import type { Caller } from '../../platform/http/gate.ts';
import type { Tokens, VerifiedToken } from '../../platform/http/tokens.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { permissionsAtKiosk, permissionsOf } from '../../shared/permissions.ts';
import type { Sesion } from '../../shared/sesion.ts';
import {
  createSession,
  findEnd,
  findNewAddress,
  findSession,
  findSessionsAndPoints,
  lockForRefresh,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
  endSimulated,
  setSimulated,
  type Consulta,
  type FilaSesion,
  type SesionYPunto,
} from './repo.ts';
import type { RefreshSecret } from './refresh-cookie.ts';
import { hashSecret, newSeal, newSecret } from './refresh-secret.ts';
import { moveSession } from './move-repo.ts';
import { createRenewal, isIssuedSecret, type ConfirmSso } from './renewal.ts';
import { createSsoOrigin, type OrigenSso } from './sso-repo.ts';

export { refreshCookieName, type RefreshSecret } from './refresh-cookie.ts';
export type { OrigenSso } from './sso-repo.ts';

export type AuthService = ReturnType<typeof createAuthService>;

const ACCESS_SECONDS = 15 * 60;
/** Somebody at a kiosk is there for moments. If the device can tell nobody that they have left, their token is soon worthless. */
const AT_KIOSK_SECONDS = 2 * 60;
/** How long a session is valid after its last use, by kind. A kiosk's session lasts until somebody ends it. */
const LIFE_SECONDS: Record<FilaSesion['clase'], number | null> = { normal: 80_000, recordada: 90 * 24 * 3600, quiosco: null };

const lapsed = (): AppError => new AppError('sesion.caducada');
const denied = (): AppError => new AppError('sesion.acceso-denegado');

/** What comes with an access token. */
type Acompanan = {
  simulado: string | undefined;
  direccion?: string;
  /** The language of the request: that of whoever has not chosen one. */
  idioma?: () => Idioma | undefined;
};

type Identidad = { caller: Caller | null; authenticate(acompanan: Acompanan): Promise<Sesion> };

type Options = { db: Database; clock: Clock; tokens: Tokens; entidades: EntidadesService; confirmSso: ConfirmSso };

/** Sessions. A log-in opens one, every call checks it, a changing secret renews it, and revoking ends it at once. */
export function createAuthService({ db, clock, tokens, entidades, confirmSso }: Options) {
  const expiryOf = (clase: FilaSesion['clase']): string | null => {
    const seconds = LIFE_SECONDS[clase];
    return seconds === null ? null : clock.now().add({ seconds }).toString();
  };
  const isPast = (instant: string | null): boolean => instant !== null && Temporal.Instant.compare(instant, clock.now()) <= 0;
  const isOver = (row: { caduca: string | null; revocada: boolean; activo: boolean; cierra: string | null }): boolean =>
    row.revocada || !row.activo || isPast(row.caduca) || isPast(row.cierra);
  const signAccess = (entidadId: number, sesionId: string, usuarioId: number, isSso: boolean): Promise<string> =>
    tokens.sign({ ent: entidadId, sid: sesionId, usr: usuarioId, tSSO: isSso }, { purpose: 'access', seconds: ACCESS_SECONDS });
  /** A session that is not found may have moved with its company. @throws Moved */
  async function lookElsewhere(entidadId: number): Promise<void> {
    const address = await findNewAddress(db, entidadId);
    if (address !== null) throw new Moved(address);
  }
  const renewal = createRenewal({ db, clock, confirmSso, expiryOf, isOver });

  const actingOver = (): AppError =>
    new AppError('sesion.renovar-simulado', { headers: { [CABECERAS.requestAction]: ACCIONES.refreshTokenUsuarioSimulado } });

  /** What a token says that is still valid. @throws AppError 401. */
  function claimsOf(result: VerifiedToken, purpose: 'access' | 'simulado'): { entidadId: number; sesionId: string; usuarioId: number } {
    if (result.state === 'expired') {
      if (purpose === 'simulado') throw actingOver();
      throw new AppError('sesion.renovar', { headers: { [CABECERAS.requestAction]: ACCIONES.refreshToken } });
    }
    if (result.state === 'invalid') throw lapsed();
    const { ent, sid, usr } = result.claims;
    if (typeof ent !== 'number' || typeof sid !== 'string' || typeof usr !== 'number') throw lapsed();
    return { entidadId: ent, sesionId: sid, usuarioId: usr };
  }

  // Every call reads its session. Calls at the same moment share one statement.
  const lookUp = joining((entidadId, asked: Consulta[]) => findSessionsAndPoints(db, entidadId, asked));

  /** The person that a token for acting names. `claimsOf` checks whether it is still valid. */
  function personOf(simulado: VerifiedToken): number | null {
    const usr = simulado.state === 'invalid' ? null : simulado.claims['usr'];
    return typeof usr === 'number' ? usr : null;
  }

  /** The sender of an access token, by its signature only. */
  function callerOf(acceso: VerifiedToken): Caller | null {
    if (acceso.state !== 'valid') return null;
    const { ent, usr } = acceso.claims;
    return typeof ent === 'number' && typeof usr === 'number' ? { tenant: ent, user: usr } : null;
  }

  /** The session of an access token, and the person for whom it acts. */
  async function findSesion(acceso: VerifiedToken, { simulado: token, direccion, idioma }: Acompanan): Promise<Sesion> {
    const claims = claimsOf(acceso, 'access');
    const simulado = token ? await tokens.verify(token, { purpose: 'simulado' }) : null;
    const personaId = (simulado && personOf(simulado)) || claims.usuarioId;
    const { sesion: row, punto } = await lookUp(claims.entidadId, { sesionId: claims.sesionId, personaId });
    if (!row || row.usuarioId !== claims.usuarioId || isOver(row)) {
      await lookElsewhere(claims.entidadId);
      throw lapsed();
    }
    const { ajustes, idioma: ofCompany } = await entidades.getConfiguration(claims.entidadId, row.revision);
    const own: Sesion = {
      ...claims,
      personaId: claims.usuarioId,
      simulando: false,
      esQuiosco: row.esQuiosco,
      ...(row.subtipos === null ? {} : { subtipos: row.subtipos }),
      esInvitado: row.esInvitado,
      roles: row.roles,
      permisos: permissionsOf(row.roles, ajustes.sinAcceso),
      modulos: ajustes.modulos,
      // A shared tablet speaks the language of whoever stands there.
      idioma: (row.esQuiosco && !row.esInvitado ? idioma?.() : null) ?? (row.idioma as Idioma | null) ?? idioma?.() ?? ofCompany,
      revision: row.revision,
      ...(direccion === undefined ? {} : { direccion }),
      punto,
    };
    if (!simulado) return own;
    const simulated = claimsOf(simulado, 'simulado');
    const isSame =
      simulated.entidadId === claims.entidadId && simulated.sesionId === claims.sesionId && simulated.usuarioId === row.simuladoId;
    // A kiosk stays paired, whoever has stood in front of it.
    if (!isSame || !row.simuladoActivo || !row.simuladoRoles || isPast(row.simuladoCierra)) throw row.esQuiosco ? actingOver() : lapsed();
    const person = { ...own, personaId: simulated.usuarioId, simulando: true };
    const permisos = permissionsOf(row.simuladoRoles, ajustes.sinAcceso);
    // A PIN and a badge say who clocks. They are no proof that is good for more.
    if (row.esQuiosco) return { ...person, roles: ['empleado'], permisos: permissionsAtKiosk(permisos) };
    return { ...person, roles: row.simuladoRoles, permisos };
  }

  return {
    /**
     * Opens a session. The secret goes into the cookie; only its hash is stored. @throws AppError `login.credenciales` for a
     * person whose last day is over, the same as for a wrong password.
     */
    async open(options: {
      entidadId: number;
      usuarioId: number;
      clase: FilaSesion['clase'];
      dispositivo: string;
      /** The provider, if it is a single-sign-on session. */
      sso?: OrigenSso;
    }): Promise<{ token: string; refresh: RefreshSecret }> {
      const { entidadId, usuarioId, clase, dispositivo, sso } = options;
      const sesionId = randomUUID();
      const sello = newSeal();
      const secret = newSecret(sello);
      const ahora = clock.now().toString();
      await db.tenant(entidadId, async (tx) => {
        if (isPast(await findEnd(tx, entidadId, usuarioId))) throw new AppError('login.credenciales');
        await createSession(tx, {
          entidadId,
          sesionId,
          usuarioId,
          clase,
          sello,
          secreto: hashSecret(secret),
          ahora,
          caduca: expiryOf(clase),
          dispositivo: dispositivo.slice(0, 300),
        });
        if (sso) await createSsoOrigin(tx, { entidadId, sesionId }, sso);
      });
      return { token: await signAccess(entidadId, sesionId, usuarioId, sso !== undefined), refresh: { entidadId, sesionId, secret } };
    },

    /**
     * Reads an access token, once for all who ask about it. `caller` is its sender, by the signature only, so that calls can be counted
     * before anything is looked up. `authenticate` finds the session. @throws AppError there, 401: `sesion.renovar` and
     * `sesion.renovar-simulado` ask for a renewal; `sesion.caducada` is final.
     */
    async identify(accessToken: string | undefined): Promise<Identidad> {
      const acceso: VerifiedToken = accessToken ? await tokens.verify(accessToken, { purpose: 'access' }) : { state: 'invalid' };
      return { caller: callerOf(acceso), authenticate: (acompanan) => findSesion(acceso, acompanan) };
    },

    /** The session of an access token. @throws AppError as `identify`. */
    async authenticate({ accessToken, ...acompanan }: { accessToken: string | undefined } & Acompanan): Promise<Sesion> {
      return (await this.identify(accessToken)).authenticate(acompanan);
    },

    /**
     * A new access token for the current secret, or for the previous one within 30 s. If the secret is older, somebody has copied
     * it, and the session ends for both. A secret that the session never made is only refused. For a single-sign-on session, the
     * provider has to agree. `isMobile`: it comes from the mobile wrapper, where a secret that got lost is replaced. @throws AppError `sesion.acceso-denegado`, `sesion.renovar-sso`, `acceso.proveedor-no-responde`.
     */
    async refresh(given: RefreshSecret | null, { isMobile = false } = {}): Promise<{ token: string; refresh: RefreshSecret | null }> {
      const renewed = given && (await renewal.renew(given, isMobile));
      if (given && !renewed) await lookElsewhere(given.entidadId);
      if (!given || !renewed) throw denied();
      const { entidadId, sesionId } = given;
      return {
        token: await signAccess(entidadId, sesionId, renewed.usuarioId, renewed.isSso),
        refresh: renewed.secret ? { entidadId, sesionId, secret: renewed.secret } : null,
      };
    },

    /**
     * The same session with a new token and secret, after its person has signed in again at its provider. @throws AppError
     * `sesion.acceso-denegado`.
     */
    async resume(
      key: { entidadId: number; sesionId: string; usuarioId: number },
      by: OrigenSso,
    ): Promise<{ token: string; refresh: RefreshSecret }> {
      const { entidadId, sesionId, usuarioId } = key;
      const renewed = await renewal.resume(key, by);
      if (!renewed?.secret) throw denied();
      return { token: await signAccess(entidadId, sesionId, usuarioId, true), refresh: { entidadId, sesionId, secret: renewed.secret } };
    },

    /**
     * The sessions that are over, or no longer act for the same person. For work that does not ask again by itself, such as a
     * stream.
     */
    async findEnded(entidadId: number, asked: readonly Consulta[]): Promise<ReadonlySet<string>> {
      const rows = await findSessionsAndPoints(db, entidadId, asked);
      const isStill = ({ sesion: row }: SesionYPunto, personaId: number): boolean => {
        if (!row || isOver(row)) return false;
        return row.usuarioId === personaId || (row.simuladoId === personaId && row.simuladoActivo === true && !isPast(row.simuladoCierra));
      };
      return new Set(asked.flatMap(({ sesionId, personaId }, at) => (rows[at] && isStill(rows[at], personaId) ? [] : [sesionId])));
    },

    /**
     * Takes the session of an access token over to another device, once: the token and the secret of the first one are worth nothing
     * afterwards, and the session does not last longer than it would have. @throws AppError 401 for a token that opens nothing.
     */
    async takeOver(accessToken: string, dispositivo: string): Promise<{ sesion: Sesion; token: string; refresh: RefreshSecret }> {
      const sesion = await this.authenticate({ accessToken, simulado: undefined });
      const { entidadId, usuarioId } = sesion;
      const hacia = randomUUID();
      const sello = newSeal();
      const secret = newSecret(sello);
      const moved = await db.tenant(entidadId, (tx) =>
        moveSession(tx, {
          entidadId,
          desde: sesion.sesionId,
          hacia,
          ahora: clock.now().toString(),
          sello,
          secreto: hashSecret(secret),
          dispositivo,
        }),
      );
      if (!moved) throw lapsed();
      const token = await signAccess(entidadId, hacia, usuarioId, moved.sso);
      return { sesion: { ...sesion, sesionId: hacia }, token, refresh: { entidadId, sesionId: hacia, secret } };
    },

    /** Ends the session of a refresh secret. An invalid secret changes nothing. */
    async close(given: RefreshSecret | null): Promise<void> {
      if (!given) return;
      const { entidadId, sesionId } = given;
      await db.tenant(entidadId, async (tx) => {
        const row = await lockForRefresh(tx, entidadId, sesionId, hashSecret(given.secret));
        if (row && isIssuedSecret(row, given.secret)) await revokeSession(tx, entidadId, sesionId, clock.now().toString());
      });
    },

    /**
     * Ends the session that an access token names, even if the token has expired: signing out must leave no session open on the
     * device.
     */
    async closeByToken(token: string): Promise<void> {
      const result = await tokens.verify(token, { purpose: 'access' });
      if (result.state === 'invalid') return;
      const { ent, sid } = result.claims;
      if (typeof ent !== 'number' || typeof sid !== 'string') return;
      await db.tenant(ent, (tx) => revokeSession(tx, ent, sid, clock.now().toString()));
    },

    /** Ends every session of a person, within the company's transaction. */
    closeAll: (tx: Queryable, entidadId: number, usuarioId: number): Promise<void> =>
      revokeAllSessions(tx, { entidadId, usuarioId, ahora: clock.now().toString() }),

    /** Ends every session of a person but this one, within the company's transaction. @returns how many. */
    closeOthers: (
      tx: Queryable,
      { entidadId, usuarioId, sesionId }: Pick<Sesion, 'entidadId' | 'usuarioId' | 'sesionId'>,
    ): Promise<number> => revokeOtherSessions(tx, { entidadId, usuarioId, ahora: clock.now().toString() }, sesionId),

    /**
     * Lets this session act for that person; null ends it. Returns the token for acting. `also` runs before, in the same
     * transaction.
     */
    async simulate(
      sesion: Sesion,
      simuladoId: number | null,
      also: (tx: Queryable) => Promise<void> = async () => undefined,
    ): Promise<string | null> {
      const { entidadId, sesionId } = sesion;
      await db.tenant(entidadId, async (tx) => {
        await also(tx);
        await setSimulated(tx, entidadId, sesionId, simuladoId);
      });
      return simuladoId === null ? null : this.signSimulated(sesion, simuladoId);
    },

    /** Acts no longer for the person of this token, however late that is said: somebody who came after them stays. Without one for nobody. */
    async leaveSimulated({ entidadId, sesionId }: Pick<Sesion, 'entidadId' | 'sesionId'>, token: string | undefined): Promise<void> {
      const id = token === undefined ? null : personOf(await tokens.verify(token, { purpose: 'simulado' }));
      if (token !== undefined && id === null) return;
      await db.tenant(entidadId, (tx) => endSimulated(tx, entidadId, sesionId, id));
    },

    /** A new token for acting as the person for whom this session acts. @throws AppError `sesion.acceso-denegado`. */
    async refreshSimulated(sesion: Pick<Sesion, 'entidadId' | 'sesionId' | 'esQuiosco'>): Promise<string> {
      const row = await findSession(db, sesion.entidadId, sesion.sesionId);
      if (!row?.simuladoId || !row.simuladoActivo || isPast(row.simuladoCierra)) throw denied();
      return this.signSimulated(sesion, row.simuladoId);
    },

    signSimulated: (
      { entidadId, sesionId, esQuiosco }: Pick<Sesion, 'entidadId' | 'sesionId' | 'esQuiosco'>,
      simuladoId: number,
    ): Promise<string> =>
      tokens.sign(
        { ent: entidadId, sid: sesionId, usr: simuladoId },
        { purpose: 'simulado', seconds: esQuiosco ? AT_KIOSK_SECONDS : ACCESS_SECONDS },
      ),
  };
}
