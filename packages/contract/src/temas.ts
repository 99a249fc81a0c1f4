import { FEATURES, type FactsOfAny } from './features.ts';
import { factsOf, type AnyFeature } from './feature.ts';

type TopicsOf<F> = F extends { name: infer N extends string; novedades: true } ? N : never;
/** A feature about which open apps get news. News only says that something may be new; the app then reads it. */
export type Tema = TopicsOf<FactsOfAny>;

const named = (of: AnyFeature): string[] => (factsOf(of).novedades ? [factsOf(of).name] : []);
export const TEMAS = FEATURES.flatMap(named) as readonly Tema[];
