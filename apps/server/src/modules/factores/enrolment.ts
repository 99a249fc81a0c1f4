import type { SalidaDe } from '@jornada/contract/call.ts';
import type { factores } from '@jornada/contract/factores.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Notice } from './notice.ts';
import { placeOf, type Proofs } from './proofs.ts';
import { newCodes } from './recovery.ts';
import { findLoginState, prepareTotp, replaceRecoveryDigests } from './repo.ts';
import type { PersonaConFactores } from './reads.ts';
import { describeSecret, newSecret } from './totp.ts';

export type Enrolment = ReturnType<typeof createEnrolment>;

/** Setting up an authenticator app, both in the settings and during the log-in. */
export function createEnrolment({
  db,
  clock,
  vault,
  proofs,
  notice,
}: {
  db: Database;
  clock: Clock;
  vault: Vault;
  proofs: Proofs;
  notice: Notice;
}) {
  /** Makes ten new recovery codes. The old ones become invalid. */
  async function replaceCodes(tx: Queryable, persona: PersonaConFactores): Promise<string[]> {
    const { shown, kept } = newCodes(vault, persona);
    await replaceRecoveryDigests(tx, persona, kept);
    return shown;
  }
  return {
    replaceCodes,

    /** @throws AppError `factores.ya-activo`. */
    async prepare(persona: PersonaConFactores): Promise<SalidaDe<typeof factores.preparar>> {
      const secret = newSecret();
      const state = await db.tenant(persona.entidadId, async (tx) => {
        const sealed = vault.seal(secret, placeOf(persona));
        if (!(await prepareTotp(tx, persona, sealed, clock.now().toString()))) throw new AppError('factores.ya-activo');
        return findLoginState(tx, persona);
      });
      return describeSecret(secret, { cuenta: state?.userName ?? '', empresa: state?.empresa ?? '' });
    },

    /**
     * Switches the codes on with the first of them. @returns recovery codes. @throws AppError `factores.sin-preparar`, or
     * `wrong`.
     */
    async activate(
      tx: Queryable,
      persona: PersonaConFactores,
      codigo: string,
      wrong: 'login.codigo-no-valido' | 'factores.codigo-no-valido',
    ): Promise<string[]> {
      const isRight = await proofs.code(tx, persona, { codigo, activa: false });
      if (isRight === null) throw new AppError('factores.sin-preparar');
      if (!isRight) throw new AppError(wrong);
      await notice(tx, persona, 'totp-activado');
      return replaceCodes(tx, persona);
    },
  };
}
