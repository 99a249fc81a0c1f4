import * as list from './module-list.ts';
import type { AnyModule } from './shared/module.ts';

/** Every module of the server, by name. */
export const MODULES: readonly AnyModule[] = Object.values<AnyModule>(list).toSorted((a, b) => (a.name < b.name ? -1 : 1));
