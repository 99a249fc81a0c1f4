import * as list from './module-list.ts';
import type { AnyModule } from './shared/module.ts';

/** Every module of the server, by the name of what declares it. */
export const MODULES: readonly AnyModule[] = Object.values<AnyModule>(list);
