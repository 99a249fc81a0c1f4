import type { LlaveUsada } from '@jornada/contract/factores/valores.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Vault } from '../../platform/vault.ts';
import { findKeys, useKey } from './keys-repo.ts';
import { readUsedKey } from './passkeys.ts';
import type { Sitio, PersonaConFactores } from './reads.ts';
import { findCode } from './recovery.ts';
import { findRecoveryDigests, lockTotp, useRecoveryDigest, useStep } from './repo.ts';
import { stepOf } from './totp.ts';

/** How many minutes a secret that was shown waits for its first code. */
const PREPARED_MINUTES = 15;

/** The place of a person's secret in the vault. It cannot be decrypted for another person. */
export const placeOf = ({ entidadId, usuarioId }: PersonaConFactores): string => `totp:${entidadId}:${usuarioId}`;

export type Proofs = ReturnType<typeof createProofs>;

/** Each function checks a proof, and uses it up in the same transaction. */
export function createProofs({ clock, vault }: { clock: Clock; vault: Vault }) {
  return {
    /**
     * Checks a code of the app. `activa: false`: an app that is only prepared, within a quarter of an hour. @returns null if
     * there is no secret to check against.
     */
    async code(
      tx: Queryable,
      persona: PersonaConFactores,
      { codigo, activa }: { codigo: string; activa: boolean },
    ): Promise<boolean | null> {
      const row = await lockTotp(tx, persona);
      if (!row || (row.confirmado !== null) !== activa) return null;
      if (!activa && clock.now().since(row.preparado).total('minutes') > PREPARED_MINUTES) return null;
      const step = stepOf(vault.open(row.secreto, placeOf(persona)), codigo, clock.now());
      return step !== null && useStep(tx, persona, step, clock.now().toString());
    },

    async recovery(tx: Queryable, persona: PersonaConFactores, code: string): Promise<boolean> {
      const digest = findCode(vault, persona, { code, kept: await findRecoveryDigests(tx, persona) });
      return digest !== null && useRecoveryDigest(tx, persona, digest, clock.now().toString());
    },

    async key(
      tx: Queryable,
      persona: PersonaConFactores,
      { sitio, respuesta, desafio }: { sitio: Sitio; respuesta: LlaveUsada; desafio: string },
    ): Promise<boolean> {
      const key = (await findKeys(tx, persona)).find(({ credencial, rpId }) => credencial === respuesta.id && rpId === sitio.rpId);
      if (!key) return false;
      const counter = await readUsedKey(sitio, { respuesta, desafio, key });
      return counter !== null && useKey(tx, persona, key.id, counter, clock.now().toString());
    },
  };
}
