import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { countLeft } from './given-repo.ts';
import { updateState } from './repo.ts';

/** A file is done when nothing of it waits for somebody and something was given. Until then somebody looks at it. */
export const settleOf =
  ({ clock }: { clock: Clock }) =>
  async (tx: Queryable, entidadId: number, id: number): Promise<void> => {
    const { esperan, publicadas } = await countLeft(tx, entidadId, id);
    const estado = esperan === 0 && publicadas > 0 ? 'publicado' : 'por-mirar';
    await updateState(tx, entidadId, { id, estado, ahora: clock.now().toString() });
  };
