import * as list from './module-list.ts';
import type { AnyModule, DemoWriter } from './shared/module.ts';

/** Every module of the server, by name. */
export const MODULES: readonly AnyModule[] = Object.values<AnyModule>(list).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Writes the demo company's data of each feature. */
export const writeDemo: DemoWriter = async (tx, company) => {
  for (const { demo } of MODULES) await demo?.(tx, company);
};
