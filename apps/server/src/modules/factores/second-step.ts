import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { login, SegundoFactor } from '@jornada/contract/login.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { OneTime } from '../../platform/one-time.ts';
import type { OrigenSso } from '../auth/service.ts';
import { takeTry } from '../../shared/take-try.ts';
import { createChallenges, sealOf, type RetoLeido } from './challenge.ts';
import type { Enrolment } from './enrolment.ts';
import { findKeys } from './keys-repo.ts';
import { personOf, requestOptions } from './passkeys.ts';
import { type Sitio, type PersonaConFactores, findSummary } from './reads.ts';
import type { Proofs } from './proofs.ts';
import { findLoginState } from './repo.ts';

/** Codes have six digits. Five tries in a quarter of an hour are enough for a person, and too few for guessing. */
const LIMITS = { account: 5, device: 100 };

/** The browser of the request: its part of the challenge, its address, and its site. */
export type Navegador = { cookie: string | undefined; address: string; sitio: Sitio | null };
/** `sso`: the provider that confirmed the person. */
export type Entrante = PersonaConFactores & { recordar: boolean; sso?: OrigenSso | undefined };

export type SecondStep = ReturnType<typeof createSecondStep>;

/** The second step of a log-in, and the log-in by passkey alone. */
export function createSecondStep(options: { db: Database; attempts: Attempts; oneTime: OneTime; proofs: Proofs; enrolment: Enrolment }) {
  const { db, attempts, oneTime, proofs, enrolment } = options;
  const challenges = createChallenges(oneTime);

  /** Takes one try of the device, and of the person if their password was right. If `work` succeeds, the try is given back. */
  async function tried<T>(persona: PersonaConFactores | null, address: string, work: () => Promise<T>): Promise<T> {
    // Counted separately from wrong passwords: anybody can type those, but a person who types a code has passed the password.
    const device = { key: `${persona ? 'factor' : 'llave'}-device:${address}`, limit: LIMITS.device };
    const account = persona ? [{ key: `factor:${persona.entidadId}:${persona.usuarioId}`, limit: LIMITS.account }] : [];
    await takeTry(attempts, [...account, device], 'login.demasiados-intentos');
    const result = await work();
    await attempts.succeed({ cleared: account.map(({ key }) => key), returned: [device.key] });
    return result;
  }

  /** Uses the challenge up, if its person may still sign in and the password has not changed. */
  async function spend(tx: Queryable, reto: RetoLeido, persona: PersonaConFactores): Promise<void> {
    const state = await findLoginState(tx, persona);
    const isStill = state?.activo === true && (reto.clase === 'llave' || sealOf(state.passwordHash) === reto.sello);
    if (!isStill || !(await oneTime.spend(tx, reto.claims))) throw new AppError('login.reto-caducado');
  }

  return {
    /**
     * What to ask of a person after the password, a provider or a link; null: nothing. @param obligatorio whether the company
     * requires a second step.
     */
    async ask(
      entrante: Entrante,
      { obligatorio, sitio }: { obligatorio: boolean; sitio: Sitio | null },
    ): Promise<{ code: 'login.segundo-factor' | 'login.falta-segundo-factor'; SegundoFactor: SegundoFactor; cookie: string } | null> {
      const { has, keys, state } = await db.tenant(entrante.entidadId, async (tx) => ({
        state: await findLoginState(tx, entrante),
        has: await findSummary(tx, entrante),
        keys: await findKeys(tx, entrante),
      }));
      const isMissing = has.totp === null && has.llaves === 0;
      if (isMissing && !obligatorio) return null;
      const usable = sitio ? keys.filter(({ rpId }) => rpId === sitio.rpId) : [];
      const Opciones = sitio && usable.length > 0 ? await requestOptions(sitio, usable) : null;
      const { token, cookie } = await challenges.make({
        ...entrante,
        clase: isMissing ? 'alta' : 'clave',
        desafio: Opciones?.challenge ?? '',
        sello: sealOf(state?.passwordHash ?? null),
      });
      const Metodos: SegundoFactor['Metodos'] = [
        ...(Opciones ? (['llave'] as const) : []),
        ...(has.totp === null ? [] : (['totp'] as const)),
        ...(has.codigos > 0 && !isMissing ? (['recuperacion'] as const) : []),
      ];
      const SegundoFactor = { Reto: token, Metodos, Opciones: Opciones as SegundoFactor['Opciones'], TieneLlaves: has.llaves > 0 };
      return { code: isMissing ? 'login.falta-segundo-factor' : 'login.segundo-factor', SegundoFactor, cookie };
    },

    /** @throws AppError `login.codigo-no-valido`, `login.llave-no-valida`, `login.reto-caducado`, `login.demasiados-intentos`. */
    async answer({ Reto, Prueba }: EntradaDe<typeof login.segundoFactor>, from: Navegador): Promise<Entrante> {
      const reto = await challenges.read(Reto, { cookie: from.cookie, clase: 'clave' });
      return tried(reto, from.address, () =>
        db.tenant(reto.entidadId, async (tx) => {
          if ('Codigo' in Prueba) {
            if (!(await proofs.code(tx, reto, { codigo: Prueba.Codigo, activa: true }))) throw new AppError('login.codigo-no-valido');
          } else if ('CodigoRecuperacion' in Prueba) {
            if (!(await proofs.recovery(tx, reto, Prueba.CodigoRecuperacion))) throw new AppError('login.codigo-no-valido');
          } else {
            const proof = { respuesta: Prueba.Llave, desafio: reto.desafio };
            if (!from.sitio || !(await proofs.key(tx, reto, { ...proof, sitio: from.sitio }))) throw new AppError('login.llave-no-valida');
          }
          await spend(tx, reto, reto);
          return reto;
        }),
      );
    },

    /** A secret for a person who must set up a second step before they can enter. */
    async prepare({ Reto }: EntradaDe<typeof login.prepararFactor>, from: Navegador): Promise<SalidaDe<typeof login.prepararFactor>> {
      const reto = await challenges.read(Reto, { cookie: from.cookie, clase: 'alta' });
      return enrolment.prepare(reto);
    },

    async activate(
      { Reto, Codigo }: EntradaDe<typeof login.activarFactor>,
      from: Navegador,
    ): Promise<{ entrante: Entrante; codigos: string[] }> {
      const reto = await challenges.read(Reto, { cookie: from.cookie, clase: 'alta' });
      return tried(reto, from.address, () =>
        db.tenant(reto.entidadId, async (tx) => {
          const codigos = await enrolment.activate(tx, reto, Codigo, 'login.codigo-no-valido');
          await spend(tx, reto, reto);
          return { entrante: reto, codigos };
        }),
      );
    },

    /** The options with which a browser offers its passkeys. @throws AppError `login.metodo-no-disponible`. */
    async keyOptions(sitio: Sitio | null): Promise<{ Reto: string; Opciones: NonNullable<SegundoFactor['Opciones']>; cookie: string }> {
      if (!sitio) throw new AppError('login.metodo-no-disponible');
      const request = await requestOptions(sitio);
      const reto = { clase: 'llave', entidadId: 0, usuarioId: 0, recordar: false, desafio: request.challenge, sello: '' } as const;
      const { token, cookie } = await challenges.make(reto);
      return { Reto: token, Opciones: request as NonNullable<SegundoFactor['Opciones']>, cookie };
    },

    /** The owner of the passkey. @throws AppError `login.llave-no-valida`, also for a person who does not exist. */
    async answerKey({ Reto, Llave, Recordar }: EntradaDe<typeof login.conLlave>, from: Navegador): Promise<Entrante> {
      const reto = await challenges.read(Reto, { cookie: from.cookie, clase: 'llave' });
      const respuesta = Llave;
      const persona = personOf(respuesta.response.userHandle);
      const { sitio } = from;
      if (!persona || !sitio) throw new AppError('login.llave-no-valida');
      // It takes no try of the person: a passkey cannot be guessed, and otherwise anybody could use up their tries.
      return tried(null, from.address, () =>
        db.tenant(persona.entidadId, async (tx) => {
          if (!(await proofs.key(tx, persona, { sitio, respuesta, desafio: reto.desafio }))) throw new AppError('login.llave-no-valida');
          await spend(tx, reto, persona);
          return { ...persona, recordar: Recordar ?? false };
        }),
      );
    },
  };
}
