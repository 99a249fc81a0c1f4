import type { Queryable } from '../../platform/database/pool.ts';
import type { Badge, BadgeCounters } from '../../shared/badges.ts';
import type { AnyModule } from '../../shared/module.ts';

/** The counters of all modules. What no module counts is 0: there is nothing of its kind. */
export const badgesOf = (modules: readonly AnyModule[]): BadgeCounters =>
  Object.fromEntries(modules.flatMap(({ badges = {} }) => Object.entries(badges)));

/** The badges of a person. */
export async function countBadges(
  counters: BadgeCounters,
  tx: Queryable,
  who: { entidadId: number; usuarioId: number },
): Promise<Record<Badge, number>> {
  const count = (badge: Badge): Promise<number> => counters[badge]?.(tx, who) ?? Promise.resolve(0);
  return {
    NumComunicacionesSinLeer: await count('NumComunicacionesSinLeer'),
    NumChatsSinLeer: await count('NumChatsSinLeer'),
    NumCambioTurnosPendientes: await count('NumCambioTurnosPendientes'),
  };
}
