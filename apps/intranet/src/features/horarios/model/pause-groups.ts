import type { PausaPrevista } from '@jornada/domain/horario/modelo.ts';

/** The pauses of a day of the week; null: a free day. */
type Day = { pausas: readonly PausaPrevista[] } | null;

/** Working days (0 is Monday) that are changed together. All of them have these pauses. */
export type PauseGroup = { days: number[]; pausas: readonly PausaPrevista[] };

/** For each day of the week, the number of its group. */
export type DayGroups = readonly number[];

/** The groups to begin with: working days with the same pauses. */
export function groupsOf(days: readonly Day[]): DayGroups {
  const texts = days.map((day) => (day ? JSON.stringify(day.pausas) : null));
  return texts.map((text, index) => (text === null ? index : texts.indexOf(text)));
}

/** The groups after some days joined the group of another day. */
export const join = (groups: DayGroups, days: readonly number[], leader: number): DayGroups =>
  groups.map((group, index) => (days.includes(index) ? (groups[leader] ?? index) : group));

/** The groups after a day got a group of its own. Seven and more are the numbers of such groups. */
export const setApart = (groups: DayGroups, day: number): DayGroups => groups.with(day, day + groups.length);

/**
 * The working days by their groups. Days of different groups stay apart even if their pauses become the same while somebody types:
 * otherwise the next change would reach days that nobody wanted to change. Days with different pauses are never together.
 */
export function pauseGroups(days: readonly Day[], groups: DayGroups): PauseGroup[] {
  const found = new Map<string, PauseGroup>();
  for (const [index, day] of days.entries()) {
    if (!day) continue;
    const key = JSON.stringify([groups[index], day.pausas]);
    const group = found.get(key) ?? { days: [], pausas: day.pausas };
    group.days.push(index);
    found.set(key, group);
  }
  return [...found.values()];
}
