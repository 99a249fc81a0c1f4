import type { Figure } from '../report/figure.ts';
import type { World } from '../world/world.ts';

/** How often each thing is measured, and with how many people. */
export type Effort = { passes: number; people: number };

/** The results, and notes for below the table. */
export type BlockOutcome = { figures: Figure[]; notes?: string[] };

/** One part of the bench, with its name and title. */
export type Block = {
  name: string;
  title: string;
  /** Employees of the smaller company that are enough for it; by default as many as the bench usually has. The larger one has ten times as many. */
  employees?: number;
  /** Ceiling and product are measured alternately within a pass. */
  measure(world: World, effort: Effort): Promise<BlockOutcome>;
};

/** Does something `count` times, one after the other. */
export async function times<T>(count: number, work: (pass: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let pass = 0; pass < count; pass += 1) results.push(await work(pass));
  return results;
}
