type Span = { from: number; to: number };

/** In which line each of some stretches is drawn, so that none covers another, and how many lines that takes: one at least. */
export function lanesOf(spans: readonly Span[]): { lanes: number[]; count: number } {
  const ends: number[] = [];
  const lanes = spans.map(() => 0);
  const inOrder = [...spans.entries()].toSorted(([, a], [, b]) => a.from - b.from);
  for (const [index, { from, to }] of inOrder) {
    const free = ends.findIndex((end) => end < from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    lanes[index] = lane;
  }
  return { lanes, count: Math.max(1, ends.length) };
}
