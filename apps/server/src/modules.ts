import * as list from './module-list.ts';
import type { Vault } from './platform/vault.ts';
import type { AnyModule, DemoWriters } from './shared/module.ts';

/** Every module of the server, by name. */
export const MODULES: readonly AnyModule[] = Object.values<AnyModule>(list).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Who is in which department is known before anything else is told of people. */
const isFirst = ({ name }: AnyModule): boolean => name === 'departamentos';

/** Writes the demo company's data of each feature. */
export const writeDemo = (vault: Vault): DemoWriters => ({
  async begin(tx, company) {
    for (const { demo } of [...MODULES.filter(isFirst), ...MODULES.filter((one) => !isFirst(one))]) await demo?.(tx, { ...company, vault });
  },
  async tell(story) {
    for (const { demoStory } of MODULES) await demoStory?.(story);
  },
  // By their names: what excesos and limites write follows from the contracts.
  async finish(tx, story) {
    for (const { demoEnd } of MODULES) await demoEnd?.(tx, story);
  },
});
