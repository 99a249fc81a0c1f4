import type { Call } from './call.ts';
import type { FactsOf } from './feature.ts';
import * as list from './feature-list.ts';

/** Every feature of the product, by the name of what declares it. */
export const FEATURES = Object.values(list);

/** What any feature declares. */
export type FactsOfAny = FactsOf<(typeof FEATURES)[number]>;

/** Every call of the wire. */
export const CALLS: readonly Call[] = FEATURES.flatMap((of) => Object.values<Call>(of));
