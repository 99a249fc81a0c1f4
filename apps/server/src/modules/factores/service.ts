import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { factores } from '@jornada/contract/factores.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { takeTry } from '../../shared/take-try.ts';
import type { Confirm } from '../cuenta/service.ts';
import type { QuienConfirma } from '../cuenta/reads.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { Enrolment } from './enrolment.ts';
import type { Notice } from './notice.ts';
import { findKeys } from './keys-repo.ts';
import { siteOf, type PersonaConFactores, isSecondStepRequired, findSummary } from './reads.ts';
import { deleteTotp, findLoginState, replaceRecoveryDigests } from './repo.ts';

export { createEnrolment } from './enrolment.ts';
export { createKeyConfirm, type KeyConfirm } from './key-confirm.ts';
export { createRemoveLost, type RemoveLost } from './lost.ts';
export { createNotice, type Notice } from './notice.ts';
export { createProofs } from './proofs.ts';
export { createSecondStep, type Entrante, type Navegador, type SecondStep } from './second-step.ts';

/** The caller, as a session and with an address. */
export type PeticionDeFactor = { sesion: Sesion; quien: QuienConfirma };

export type FactoresOptions = {
  db: Database;
  clock: Clock;
  attempts: Attempts;
  confirm: Confirm;
  entidades: EntidadesService;
  enrolment: Enrolment;
  notice: Notice;
};

/** After the last factor is removed, the recovery codes become invalid. @throws AppError `factores.obligatorio`. */
export async function afterRemoval(tx: Queryable, persona: PersonaConFactores, isRequired: boolean): Promise<void> {
  const { totp, llaves } = await findSummary(tx, persona);
  if (totp !== null || llaves > 0) return;
  if (isRequired) throw new AppError('factores.obligatorio');
  await replaceRecoveryDigests(tx, persona, []);
}

/** The second steps of the signed-in person: codes of an app and recovery codes. Passkeys are in `keys.ts`. */
export function createFactoresService({ db, attempts, confirm, entidades, enrolment, notice }: FactoresOptions) {
  return {
    async state({ sesion }: PeticionDeFactor, origin: string | null): Promise<SalidaDe<typeof factores.estado>> {
      const { has, keys, state } = await db.tenant(sesion.entidadId, async (tx) => ({
        has: await findSummary(tx, sesion),
        keys: await findKeys(tx, sesion),
        state: await findLoginState(tx, sesion),
      }));
      return {
        totp: has.totp,
        codigos: has.codigos,
        llaves: keys.map(({ id, nombre, creada, ultimoUso, respaldada }) => ({ id, nombre, creada, ultimoUso, respaldada })),
        llavesPosibles: siteOf(origin) !== null,
        obligatorio: await isSecondStepRequired(entidades, sesion),
        tieneContrasena: state?.passwordHash != null,
      };
    },

    async prepare(
      { quien }: PeticionDeFactor,
      { Password }: ValidadaDe<typeof factores.preparar>,
    ): Promise<SalidaDe<typeof factores.preparar>> {
      await confirm(quien, Password);
      return enrolment.prepare(quien);
    },

    async activate(
      { quien }: PeticionDeFactor,
      { Codigo }: ValidadaDe<typeof factores.activar>,
    ): Promise<SalidaDe<typeof factores.activar>> {
      const key = `factor-alta:${quien.entidadId}:${quien.usuarioId}`;
      await takeTry(attempts, [{ key, limit: 10 }]);
      const CodigosRecuperacion = await db.tenant(quien.entidadId, (tx) =>
        enrolment.activate(tx, quien, Codigo, 'factores.codigo-no-valido'),
      );
      await attempts.succeed({ cleared: [key], returned: [] });
      return { CodigosRecuperacion };
    },

    async deactivate({ sesion, quien }: PeticionDeFactor, { Password }: ValidadaDe<typeof factores.desactivar>): Promise<null> {
      await confirm(quien, Password);
      const isRequired = await isSecondStepRequired(entidades, sesion);
      await db.tenant(quien.entidadId, async (tx) => {
        if (!(await deleteTotp(tx, quien))) throw new AppError('factores.no-activo');
        await afterRemoval(tx, quien, isRequired);
        await notice(tx, quien, 'totp-desactivado');
      });
      return null;
    },

    async newCodes(
      { quien }: PeticionDeFactor,
      { Password }: ValidadaDe<typeof factores.codigos>,
    ): Promise<SalidaDe<typeof factores.codigos>> {
      await confirm(quien, Password);
      const CodigosRecuperacion = await db.tenant(quien.entidadId, async (tx) => {
        const { totp, llaves } = await findSummary(tx, quien);
        if (totp === null && llaves === 0) throw new AppError('factores.no-activo');
        await notice(tx, quien, 'codigos-nuevos');
        return enrolment.replaceCodes(tx, quien);
      });
      return { CodigosRecuperacion };
    },
  };
}
