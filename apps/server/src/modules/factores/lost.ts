import type { Queryable } from '../../platform/database/pool.ts';
import type { Notice } from './notice.ts';
import { deleteEverything } from './repo.ts';
import type { PersonaConFactores } from './reads.ts';

export type RemoveLost = ReturnType<typeof createRemoveLost>;

/** For a person who has lost their second step and cannot remove it themselves. */
export function createRemoveLost({ notice }: { notice: Notice }) {
  /**
   * Removes all second steps and tells the person by mail. The caller checks the right to do so, and ends the sessions. @returns
   * what was in use; null if there was nothing.
   */
  return async (tx: Queryable, persona: PersonaConFactores): Promise<{ aplicacion: boolean; llaves: number } | null> => {
    const removed = await deleteEverything(tx, persona);
    if (!removed.aplicacion && removed.llaves === 0) return null;
    await notice(tx, persona, 'segundo-paso-quitado');
    return removed;
  };
}
