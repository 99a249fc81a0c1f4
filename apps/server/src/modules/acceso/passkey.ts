import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { acceso } from '@jornada/contract/acceso.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { OneTime } from '../../platform/one-time.ts';
import { takeTry } from '../../shared/take-try.ts';
import type { RefreshSecret } from '../auth/service.ts';
import type { Navegador, SecondStep } from '../factores/service.ts';
import type { Open } from '../login/service.ts';
import { hashOfChallenge, hashOfVerifier } from './attempt-cookie.ts';
import { addressOfApp, triesFrom, type Lugar } from './attempts.ts';
import { findPerson, type PersonaDelProveedor } from './people-repo.ts';

/** What a code is for that the browser brings to the app after a passkey. */
const PURPOSE = 'acceso-llave';
/** Long enough for the press that some systems want before a page may open an app. */
const SECONDS = 120;

export type AppPasskeys = ReturnType<typeof createAppPasskeys>;

/**
 * A passkey for an app, whose pages have an address for which there are none: the browser of the system asks for it, and brings the app a
 * code. The browser opens no session, and none that it has is of use.
 */
export function createAppPasskeys(options: { db: Database; oneTime: OneTime; attempts: Attempts; secondStep: SecondStep; open: Open }) {
  const { db, oneTime, attempts, secondStep, open } = options;

  /** Somebody who works here, and no kiosk: that one is paired where it stands. */
  async function personOf(entidadId: number, usuarioId: number): Promise<PersonaDelProveedor | null> {
    const person = await db.tenant(entidadId, (tx) => findPerson(tx, entidadId, usuarioId));
    return person?.esQuiosco ? null : person;
  }

  return {
    /**
     * The address that brings the app its code. @throws AppError `login.llave-no-valida`, also for an account that may not enter this way, and the errors of a log-in by passkey.
     */
    async give({ IdLogin, RetoApp, ...key }: ValidadaDe<typeof acceso.llaveParaApp>, from: Navegador): Promise<{ Url: string }> {
      const { entidadId, usuarioId } = await secondStep.answerKey(key, from);
      if (!(await personOf(entidadId, usuarioId))) throw new AppError('login.llave-no-valida');
      const claims = { ent: entidadId, usr: usuarioId, idl: IdLogin, nav: hashOfChallenge(RetoApp).toString('base64url') };
      return { Url: addressOfApp(IdLogin, await oneTime.sign(claims, { purpose: PURPOSE, seconds: SECONDS })) };
    },

    /**
     * Opens the app's session, once. A passkey is two factors, so no second step is asked for. @throws AppError
     * `acceso.intento-no-valido`, whatever is wrong; `login.demasiados-intentos`.
     */
    async enter(
      { IdLogin, Verificador, Codigo, Recordar = false }: ValidadaDe<typeof acceso.comprobarLlave>,
      lugar: Lugar,
    ): Promise<{ content: SalidaDe<typeof acceso.comprobarLlave>; refresh: RefreshSecret }> {
      const tries = triesFrom(lugar.address);
      await takeTry(attempts, [tries], 'login.demasiados-intentos');
      const claims = await oneTime.read(Codigo, { purpose: PURPOSE });
      const isOwn = claims?.['idl'] === IdLogin && claims['nav'] === hashOfVerifier(Verificador).toString('base64url');
      const [entidadId, usuarioId] = [Number(claims?.['ent']), Number(claims?.['usr'])];
      const person = claims && isOwn ? await personOf(entidadId, usuarioId) : null;
      if (!claims || !person || !(await db.tenant(entidadId, (tx) => oneTime.spend(tx, claims))))
        throw new AppError('acceso.intento-no-valido');
      const clase = Recordar ? 'recordada' : 'normal';
      const { revision } = person;
      const { content, refresh } = await open.open({ entidadId, usuarioId, revision, clase }, lugar, 'acceso.intento-no-valido');
      await attempts.succeed({ cleared: [], returned: [tries.key] });
      return { content: { Estado: 'dentro', ...content }, refresh };
    },
  };
}
