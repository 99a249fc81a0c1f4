import * as list from './module-list.ts';
import type { Vault } from './platform/vault.ts';
import type { AnyModule, DemoWriters } from './shared/module.ts';

/** Every module of the server, by name. */
export const MODULES: readonly AnyModule[] = Object.values<AnyModule>(list).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Who is in which department is known before anything else is told of people. */
const isFirst = ({ name }: AnyModule): boolean => name === 'departamentos';

/** By their names, each after those that it names. @throws Error for a name that no module has, and for modules that wait for each other. */
export function inOrderOfEnds<M extends Pick<AnyModule, 'name' | 'demoEndAfter'>>(modules: readonly M[]): readonly M[] {
  const ordered = new Set<M>();
  function add(one: M, waiting: readonly string[]): void {
    if (waiting.includes(one.name)) throw new Error(`the modules ${waiting.join(', ')} end after each other in the demo company`);
    for (const name of one.demoEndAfter ?? []) {
      const before = modules.find((other) => other.name === name);
      if (!before) throw new Error(`${one.name} ends after ${name} in the demo company, which is no module`);
      add(before, [...waiting, one.name]);
    }
    ordered.add(one);
  }
  for (const one of modules) add(one, []);
  return [...ordered];
}

/** Writes the demo company's data of each feature. */
export const writeDemo = (vault: Vault): DemoWriters => ({
  async begin(tx, company) {
    for (const { demo } of [...MODULES.filter(isFirst), ...MODULES.filter((one) => !isFirst(one))]) await demo?.(tx, { ...company, vault });
  },
  async tell(story) {
    for (const { demoStory } of MODULES) await demoStory?.(story);
  },
  async finish(tx, story) {
    for (const { demoEnd } of inOrderOfEnds(MODULES)) await demoEnd?.(tx, story);
  },
});
