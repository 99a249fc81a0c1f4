import type { Queryable } from '../../platform/database/pool.ts';
import type { BadgeCounters, Counted } from '../../shared/badges.ts';
import type { AnyModule } from '../../shared/module.ts';

/** The counters of all modules. */
export const badgesOf = (modules: readonly AnyModule[]): BadgeCounters =>
  Object.fromEntries(modules.flatMap(({ badges = {} }) => Object.entries(badges)));

/** The badges of a person, without those that are 0. */
export async function countBadges(counters: BadgeCounters, tx: Queryable, who: Counted): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const [entry, count] of Object.entries(counters)) {
    const found = await count(tx, who);
    for (const [name, waiting] of Object.entries(typeof found === 'number' ? { [entry]: found } : found)) {
      if (waiting > 0) counted[name] = waiting;
    }
  }
  return counted;
}
