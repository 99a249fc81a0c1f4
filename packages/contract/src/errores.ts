import { FEATURES, type FactsOfAny } from './features.ts';
import { factsOf, type AnyFeature } from './feature.ts';

type CodesOf<F> = F extends { name: infer N extends string; errores: infer E } ? `${N}.${keyof E & string}` : never;
/** The code of an error. The wire has no other codes. */
export type CodigoError = CodesOf<FactsOfAny>;

const entriesOf = (of: AnyFeature): [string, number][] => {
  const { name, errores = {} } = factsOf(of);
  return Object.entries(errores).map(([key, status]) => [`${name}.${key}`, status]);
};

/**
 * Every error that can be shown to a person, with its HTTP status. Its text is in the catalogue of its feature, under `errores`.
 */
export const ERRORES = Object.fromEntries(FEATURES.flatMap(entriesOf)) as Readonly<Record<CodigoError, number>>;
export const CODIGOS_ERROR = Object.keys(ERRORES) as CodigoError[];
