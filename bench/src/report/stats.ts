/** Several measurements of the same thing: the median, the lowest and the highest. */
export type Measurements = { median: number; min: number; max: number; count: number };

/** @throws when there is nothing to take the middle of. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('nothing was measured');
  return (low + high) / 2;
}

export const spreadOf = (values: readonly number[]): Measurements => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
  count: values.length,
});

/** The value below which `share` (0 to 1) of the sorted values lie: the nearest measured one. @throws Error if there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

/** The ratio of each pair from the same pass. Ratios across passes would mean nothing. */
export function ratios(ours: readonly number[], theirs: readonly number[]): Measurements {
  if (ours.length !== theirs.length) throw new Error('a ratio takes as many of one as of the other');
  return spreadOf(ours.map((value, index) => value / (theirs[index] ?? Number.NaN)));
}
