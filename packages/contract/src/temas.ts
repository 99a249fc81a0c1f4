import { FEATURES, type FactsOfAny } from './features.ts';
import { factsOf, type AnyFeature } from './feature.ts';

type TopicsOf<F> = F extends { name: infer N extends string; novedades: true } ? N : never;
/** A feature of which somebody who is connected is told when something may be new for them. What exactly, they ask. */
export type Tema = TopicsOf<FactsOfAny>;

const named = (of: AnyFeature): string[] => (factsOf(of).novedades ? [factsOf(of).name] : []);
export const TEMAS = FEATURES.flatMap(named) as readonly Tema[];
