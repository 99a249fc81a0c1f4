import * as list from './module-list.ts';
import type { Vault } from './platform/vault.ts';
import type { AnyModule, DemoWriters } from './shared/module.ts';

/** Every module of the server, by name. */
export const MODULES: readonly AnyModule[] = Object.values<AnyModule>(list).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Who is in which department is known before anything else is told of people. */
const isFirst = ({ name }: AnyModule): boolean => name === 'departamentos';

/** Writes the demo company's data of each feature. */
export const writeDemo =
  (vault: Vault): DemoWriters =>
  async (tx, company) => {
    for (const { demo } of [...MODULES.filter(isFirst), ...MODULES.filter((one) => !isFirst(one))]) await demo?.(tx, { ...company, vault });
  };
