import type { PausaPrevista } from '@jornada/domain/horario/modelo.ts';

/** The pauses of a day of the week; null: a free day. */
type Day = { pausas: readonly PausaPrevista[] } | null;

/** Working days (0 is Monday) with the same pauses. */
export type PauseGroup = { days: number[]; pausas: readonly PausaPrevista[] };

/**
 * The working days of a week, grouped by their pauses. `apart`: days that form their own groups, because the person is changing
 * their pauses.
 */
export function pauseGroups(days: readonly Day[], apart: ReadonlySet<number>): PauseGroup[] {
  const groups = new Map<string, PauseGroup>();
  for (const [index, day] of days.entries()) {
    if (!day) continue;
    const key = JSON.stringify([apart.has(index) ? index : null, day.pausas]);
    const group = groups.get(key) ?? { days: [], pausas: day.pausas };
    group.days.push(index);
    groups.set(key, group);
  }
  return [...groups.values()];
}
