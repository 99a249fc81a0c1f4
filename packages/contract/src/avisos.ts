import { FEATURES, type FactsOfAny } from './features.ts';
import { factsOf, type AnyFeature } from './feature.ts';

type KindsOf<F> = F extends { avisos: readonly (infer C extends string)[] } ? C : never;
/** A kind of notice. People choose the ways for each kind. */
export type ClaseAviso = KindsOf<FactsOfAny>;

const kindsOf = (of: AnyFeature): readonly string[] => factsOf(of).avisos ?? [];
/** Every kind of notice, feature by feature. */
export const CLASES_AVISO = FEATURES.flatMap(kindsOf) as readonly ClaseAviso[];
