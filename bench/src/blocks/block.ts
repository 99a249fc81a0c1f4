import type { Figure } from '../report/figure.ts';
import type { World } from '../world/world.ts';

/** How often each thing is measured, and how much of it. */
export type Effort = { passes: number; people: number };

/** What came out, and words to stand below its table. */
export type BlockOutcome = { figures: Figure[]; notes?: string[] };

/** One part of the bench: what it measures, by which name and title. */
export type Block = {
  name: string;
  title: string;
  /** Ceiling and product take turns within a pass. */
  measure(world: World, effort: Effort): Promise<BlockOutcome>;
};

/** Does something so many times, one after the other. */
export async function times<T>(count: number, work: (pass: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let pass = 0; pass < count; pass += 1) results.push(await work(pass));
  return results;
}
