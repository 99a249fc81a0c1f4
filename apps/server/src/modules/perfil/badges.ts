import type { Queryable } from '../../platform/database/pool.ts';
import type { Badge, BadgeCounters, Counted } from '../../shared/badges.ts';
import type { AnyModule } from '../../shared/module.ts';

/** The counters of all modules. A badge without a counter is 0. */
export const badgesOf = (modules: readonly AnyModule[]): BadgeCounters =>
  Object.fromEntries(modules.flatMap(({ badges = {} }) => Object.entries(badges)));

/** The badges of a person. */
export async function countBadges(counters: BadgeCounters, tx: Queryable, who: Counted): Promise<Record<Badge, number>> {
  const count = (badge: Badge): Promise<number> => counters[badge]?.(tx, who) ?? Promise.resolve(0);
  return {
    NumComunicacionesSinLeer: await count('NumComunicacionesSinLeer'),
    NumChatsSinLeer: await count('NumChatsSinLeer'),
    NumCambioTurnosPendientes: await count('NumCambioTurnosPendientes'),
    NumVisitas: await count('NumVisitas'),
  };
}
