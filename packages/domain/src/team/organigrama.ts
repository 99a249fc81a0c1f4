/** Somebody of a company, and the person they answer to; null: nobody. */
export type Vinculo = { id: number; jefe: number | null };
/** Somebody of a chart. `aCargo`: how many people answer to them, directly and through others. */
export type PuestoOrganigrama = { id: number; aCargo: number; directos: number };

/**
 * Who is under whom, in the order that is given. Whoever answers to nobody who is in the list is at the top. Managers who answer to each other in a
 * circle would be nowhere: the first of them is at the top, too.
 */
export function createOrganigrama(vinculos: readonly Vinculo[]) {
  const bossOf = new Map(vinculos.map(({ id, jefe }) => [id, jefe]));
  for (const { id, jefe } of vinculos) if (jefe === null || jefe === id || !bossOf.has(jefe)) bossOf.set(id, null);
  cutCircles(bossOf);
  const under = Map.groupBy(bossOf.keys(), (id) => bossOf.get(id) ?? 0);
  const counts = countAll(bossOf);
  const present = (id: number): PuestoOrganigrama => ({ id, aCargo: counts.get(id) ?? 0, directos: under.get(id)?.length ?? 0 });
  return {
    /** The people directly under somebody; under nobody: those at the top. Those who lead others come first. */
    under(id: number | null): PuestoOrganigrama[] {
      const found = (under.get(id ?? 0) ?? []).map(present);
      return [...found.filter(({ aCargo }) => aCargo > 0), ...found.filter(({ aCargo }) => aCargo === 0)];
    },
  };
}

/** Each way up ends: where it comes back to somebody, that person answers to nobody. */
function cutCircles(bossOf: Map<number, number | null>): void {
  const ends = new Set<number>();
  for (const start of bossOf.keys()) {
    const way = new Set<number>();
    let at: number | null = start;
    while (at !== null && !ends.has(at) && !way.has(at)) {
      way.add(at);
      at = bossOf.get(at) ?? null;
    }
    if (at !== null && way.has(at)) bossOf.set(at, null);
    for (const id of way) ends.add(id);
  }
}

/** How many are under each, counted from below: whoever has nobody uncounted under them is added to their own manager. */
function countAll(bossOf: ReadonlyMap<number, number | null>): Map<number, number> {
  const counts = new Map<number, number>();
  const open = new Map<number, number>();
  for (const boss of bossOf.values()) if (boss !== null) open.set(boss, (open.get(boss) ?? 0) + 1);
  const ready = [...bossOf.keys()].filter((id) => !open.has(id));
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    const boss = bossOf.get(id) ?? null;
    if (boss === null) continue;
    counts.set(boss, (counts.get(boss) ?? 0) + (counts.get(id) ?? 0) + 1);
    const left = (open.get(boss) ?? 0) - 1;
    open.set(boss, left);
    if (left === 0) ready.push(boss);
  }
  return counts;
}
