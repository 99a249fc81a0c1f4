import type { SalidaDe } from '@jornada/contract/call.ts';
import type { acceso, Proveedor } from '@jornada/contract/acceso.ts';
import type { CodigoError } from '@jornada/contract/errores.ts';
import { MOBILE_SCHEME } from '@jornada/contract/mobile-app.ts';
import { identidadDe } from '@jornada/domain/acceso/identidad.ts';
import { pidioSegundoPaso } from '@jornada/domain/acceso/segundo-paso.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import type { Vault } from '../../platform/vault.ts';
import { takeTry } from '../../shared/take-try.ts';
import type { AuthService, RefreshSecret } from '../auth/service.ts';
import type { Sitio } from '../factores/reads.ts';
import { methodsKeyOf, normalizeUserName } from '../login/reads.ts';
import type { Desde, Open } from '../login/service.ts';
import { ProviderError, tokenContext } from '../proveedores/reads.ts';
import type { Claims, Oidc, Providers, Secretos } from '../proveedores/service.ts';
import { ATTEMPT_MINUTES, hashOf, hashOfChallenge, newBrowserSecret } from './attempt-cookie.ts';
import {
  createAttempt,
  failAttempt,
  findByState,
  finishAttempt,
  readAttempt,
  reopenAttempt,
  takeAttempt,
  type Final,
  type IntentoDeAcceso,
} from './attempts-repo.ts';
import type { Asked, AskStep } from './ask-step.ts';
import type { Elegido } from './methods.ts';
import { findByIdentity, findPerson } from './people-repo.ts';

type Comprobado = SalidaDe<typeof acceso.comprobarSso>;
type Llave = { idLogin: string; proveedor: Proveedor; username: string; navegador: Buffer; app: { codigo: string | null } | null };
/** Where the request comes from; `sitio`: the site as passkeys know it. */
export type Lugar = Desde & { address: string; sitio: Sitio | null };
/** A person who is signed in, or who still needs a second step. */
type Entrado = { content: Comprobado; refresh: RefreshSecret | null } | { asked: Asked };

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

/** Begins an attempt. `reto`: the challenge of an app. */
export type Inicio = { proveedor: Proveedor; idLogin: string; recordada: boolean; reto?: string | undefined };

/** The address to which the provider sends the window back. */
export const CALLBACK_PATH = '/api/auth/callback';
/** Attempts from one address within a quarter of an hour. It may be the address of a whole office. */
const PER_ADDRESS = 300;
export const triesFrom = (address: string) => ({ key: `acceso-device:${address}`, limit: PER_ADDRESS });
/** The address with which a browser brings the code of a log-in to the app on its device. */
export const addressOfApp = (idlogin: string, codigo: string): string =>
  `${MOBILE_SCHEME}://signin?${new URLSearchParams({ idlogin, codigo }).toString()}`;
/** What a code is for that the browser brings to the app. */
const BACK = 'acceso-vuelta';
const NOT_YET: Comprobado = { Estado: 'pendiente', InstanceURL: '', Environment: '', Perfil: null };
const contextOf = (idLogin: string): string => `accesos ${idLogin}`;

/**
 * Attempts to sign in at a provider. A browser begins one, the provider finishes it, and the same browser turns it into a
 * session, once.
 */
export function createLoginAttempts(options: {
  db: Database;
  clock: Clock;
  vault: Vault;
  oidc: Oidc;
  providers: Providers;
  auth: AuthService;
  open: Open;
  attempts: Attempts;
  tokens: Tokens;
  askStep: AskStep;
  baseUrl(origin: string): string;
  warn(error: unknown, what: string): void;
}) {
  const { db, clock, vault, oidc, providers, auth, open, attempts, tokens, askStep, baseUrl, warn } = options;
  const oldest = (): string => clock.now().subtract({ minutes: ATTEMPT_MINUTES }).toString();

  /** The person of the attempt's company whom the claims name. */
  async function personOf({ entidadId, proveedor, userName }: IntentoDeAcceso, claims: Claims): Promise<number> {
    const found = await providers.find(entidadId, proveedor);
    const identidad = found && identidadDe(claims, found.fila);
    const person = identidad && (await db.tenant(entidadId, (tx) => findByIdentity(tx, entidadId, identidad, normalizeUserName)));
    if (!person) throw new ProviderError('acceso.cuenta-desconocida');
    if (person.userName !== userName) throw new ProviderError('acceso.otra-cuenta');
    return person.usuarioId;
  }

  const seal = (idLogin: string, secretos: Secretos) => ({
    estado: hashOf(secretos.state),
    secretos: vault.seal(Buffer.from(JSON.stringify(secretos)), contextOf(idLogin)),
  });
  const secretsOf = ({ idLogin, secretos }: Pick<IntentoDeAcceso, 'idLogin' | 'secretos'>): Secretos =>
    JSON.parse(vault.open(secretos, contextOf(idLogin)).toString()) as Secretos;

  /**
   * The provider was asked without showing anything, and needs the person. The same window goes there again, and now the provider
   * may show its pages.
   */
  async function askPerson(intento: IntentoDeAcceso): Promise<string | null> {
    const { idLogin, entidadId, proveedor, origen } = intento;
    const found = await providers.find(entidadId, proveedor);
    if (!found) return null;
    const secretos: Secretos = { ...oidc.newSecrets(), app: secretsOf(intento).app };
    const url = await oidc.addressFor(found.emisor, { secretos, vuelta: origen + CALLBACK_PATH, pista: null });
    return (await reopenAttempt(db, idLogin, seal(idLogin, secretos))) ? url : null;
  }

  /**
   * The address that brings the code of an attempt to the app on the same device. Only there the attempt opens a session: somebody else
   * who has begun it, and has sent its address to this person, gets nothing.
   */
  async function wayBack(idLogin: string, navegador: Buffer): Promise<string> {
    const claims = { idl: idLogin, nav: navegador.toString('base64url') };
    return addressOfApp(idLogin, await tokens.sign(claims, { purpose: BACK, seconds: ATTEMPT_MINUTES * 60 }));
  }
  /** Whether the browser has brought this code to the app. */
  async function isBrought(codigo: string, { idLogin, navegador }: Llave): Promise<boolean> {
    const result = await tokens.verify(codigo, { purpose: BACK });
    return result.state === 'valid' && result.claims['idl'] === idLogin && result.claims['nav'] === navegador.toString('base64url');
  }

  async function finish(intento: IntentoDeAcceso, query: string): Promise<void> {
    const { idLogin, entidadId, proveedor, origen } = intento;
    const found = await providers.find(entidadId, proveedor);
    if (!found) throw new ProviderError('acceso.rechazado');
    const secretos = secretsOf(intento);
    const { claims, token } = await oidc.redeem(found.emisor, new URL(`${origen}${CALLBACK_PATH}${query}`), secretos);
    const usuarioId = await personOf(intento, claims);
    const sealed = token === null ? null : vault.seal(Buffer.from(token), tokenContext(entidadId, usuarioId));
    await finishAttempt(db, { idLogin, usuarioId, sujeto: claims.sub, token: sealed, segundoPaso: pidioSegundoPaso(claims) });
  }

  async function enter(final: Final, proveedor: Proveedor, lugar: Lugar): Promise<Entrado> {
    const { entidadId, sesionId, usuarioId, sujeto, token, recordada, segundoPaso } = final;
    const person = usuarioId === null ? null : await db.tenant(entidadId, (tx) => findPerson(tx, entidadId, usuarioId));
    if (!person || sujeto === null) throw new AppError('acceso.cuenta-desconocida');
    const clase = recordada ? 'recordada' : 'normal';
    const origen = { proveedor, sujeto, token };
    // A session that is being renewed has already had its second step.
    const isIn = segundoPaso || sesionId !== null;
    const asked = isIn ? null : await askStep(entidadId, person, { recordar: recordada, sso: origen, sitio: lugar.sitio });
    if (asked) return { asked };
    const quien = { entidadId, usuarioId: person.usuarioId, revision: person.revision };
    const { content, refresh } =
      sesionId === null
        ? await open.open({ ...quien, clase, sso: origen }, lugar, 'acceso.cuenta-desconocida')
        : await open.present(quien, await auth.resume({ ...quien, sesionId }, origen), lugar);
    return { content: { Estado: 'dentro', ...content }, refresh };
  }

  return {
    /**
     * Begins an attempt for a person at their company's provider. A renewal first asks the provider without showing anything. With
     * the challenge of an app (`reto`) the attempt is bound to its verifier instead of a cookie, and ends in the app. @returns the address for the window, and the secret for the cookie. @throws AppError, see `crearSso` of the contract.
     */
    async begin(
      { entidadId, userName, sesionId }: Elegido,
      { proveedor, idLogin, recordada, reto }: Inicio,
      { address, origin }: Lugar,
    ): Promise<{ url: string; secret: string }> {
      await takeTry(attempts, [triesFrom(address)], 'login.demasiados-intentos');
      const found = await providers.find(entidadId, proveedor);
      if (!found) throw new AppError('login.metodo-no-disponible');
      const origen = baseUrl(origin);
      const secretos: Secretos = { ...oidc.newSecrets(), silencio: sesionId !== undefined, app: reto !== undefined };
      const url = await oidc.addressFor(found.emisor, { secretos, vuelta: origen + CALLBACK_PATH, pista: null }).catch((cause: unknown) => {
        throw new AppError('acceso.proveedor-no-responde', { cause, headers: { 'retry-after': '10' } });
      });
      const secret = newBrowserSecret();
      const isNew = await createAttempt(
        db,
        {
          idLogin,
          entidadId,
          sesionId: sesionId ?? null,
          proveedor,
          userName,
          recordada,
          origen,
          navegador: reto === undefined ? hashOf(secret) : hashOfChallenge(reto),
          ...seal(idLogin, secretos),
          creado: clock.now().toString(),
        },
        oldest(),
      );
      if (!isNew) throw new AppError('acceso.intento-repetido');
      return { url, secret };
    },

    /**
     * Handles the window that the provider sent back. Each attempt is taken once, and only in the browser that began it; that of an app
     * in any browser, which then has to bring the code to the app. @returns the code of the error, or null, and the way back to the
     * app that began it, or null; `url` if the window has to go on to another address.
     */
    async arrive(
      query: string,
      browserOf: (idLogin: string) => Buffer,
    ): Promise<{ codigo: CodigoError | null; vuelta: string | null } | { url: string }> {
      const estado = hashOf(new URLSearchParams(query).get('state') ?? '');
      const desde = oldest();
      const found = await findByState(db, estado, desde);
      const isOfApp = found !== null && secretsOf(found).app === true;
      const navegador = isOfApp ? found.navegador : browserOf(found?.idLogin ?? '');
      const intento = found && (await takeAttempt(db, { estado, navegador, desde }));
      if (!intento) return { codigo: 'acceso.intento-no-valido', vuelta: null };
      const vuelta = isOfApp ? await wayBack(intento.idLogin, navegador) : null;
      try {
        await finish(intento, query);
        return { codigo: null, vuelta };
      } catch (error) {
        const url = oidc.needsPerson(error) && secretsOf(intento).silencio ? await askPerson(intento).catch(() => null) : null;
        if (url !== null) return { url };
        const codigo = error instanceof ProviderError ? error.codigo : 'acceso.respuesta-no-valida';
        await failAttempt(db, intento.idLogin, codigo);
        // The person reads what they can do; what was wrong with the answer only who runs the installation can use.
        if (error instanceof ProviderError && error.cause && codigo !== 'acceso.cancelado') warn(error.cause, `provider: ${codigo}`);
        if (!(error instanceof ProviderError)) throw error;
        return { codigo, vuelta };
      }
    },

    /**
     * The state of an attempt. When the provider has confirmed the person, this opens the session, or says that a second step is
     * missing. An attempt of an app (`app`) says nothing else than that it waits, until the code has come. @throws AppError
     * `acceso.intento-no-valido`, or the reason of the failure.
     */
    async check(llave: Llave, lugar: Lugar): Promise<Entrado> {
      const { idLogin, proveedor, username, navegador, app } = llave;
      const userName = normalizeUserName(username);
      if (app?.codigo && !(await isBrought(app.codigo, llave))) throw new AppError('acceso.intento-no-valido');
      const waits = app !== null && app.codigo === null;
      const state = await readAttempt(db, { idLogin, proveedor, userName, navegador, desde: oldest(), waits });
      if (state === null) throw new AppError('acceso.intento-no-valido');
      if (state === 'pendiente') return { content: NOT_YET, refresh: null };
      if (state.codigo) throw new AppError(state.codigo);
      const entered = await enter(state, proveedor, lugar);
      await attempts.succeed({ cleared: [], returned: [triesFrom(lugar.address).key, methodsKeyOf(lugar.address)] });
      return entered;
    },
  };
}
