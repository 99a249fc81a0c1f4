import type { Call } from './call.ts';
import { factsOf, type FactsOf } from './feature.ts';
import * as list from './feature-list.ts';

/** Every feature of the product, sorted by name, because the order of a module's exports is not the same everywhere. */
export const FEATURES = Object.values(list).toSorted((a, b) => (factsOf(a).name < factsOf(b).name ? -1 : 1));

/** The facts of any feature. */
export type FactsOfAny = FactsOf<(typeof FEATURES)[number]>;

/** Every call of the wire. */
export const CALLS: readonly Call[] = FEATURES.flatMap((of) => Object.values<Call>(of));
