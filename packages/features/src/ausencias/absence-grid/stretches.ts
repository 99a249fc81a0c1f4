/** What somebody's plan says of a day. */
export type DayPlan = 'laborable' | 'libre' | 'festivo' | 'sin-contrato';

/** Days in a row with the same plan, by the places of the first and the last one. Days on which nobody expects them are left out. */
export function stretchesOf(plan: readonly DayPlan[]): { from: number; to: number; plan: DayPlan }[] {
  const found: { from: number; to: number; plan: DayPlan }[] = [];
  for (const [index, one] of plan.entries()) {
    const last = found.at(-1);
    // Each holiday is a sign of its own.
    if (last?.plan === one && last.to === index - 1 && one !== 'festivo') last.to = index;
    else found.push({ from: index, to: index, plan: one });
  }
  return found.filter((one) => one.plan !== 'libre');
}
