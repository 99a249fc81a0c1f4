import { FEATURES, type FactsOfAny } from './features.ts';
import { factsOf, type AnyFeature } from './feature.ts';

type ActionsOf<F> = F extends { name: infer N extends string; auditoria: infer A } ? `${N}.${keyof A & string}` : never;
/** An action of the audit log, `<feature>.<action>`. */
export type AccionAuditoria = ActionsOf<FactsOfAny>;
type ThingsOf<F> = F extends { auditoria: infer A } ? A[keyof A] : never;
/**
 * The kinds of things that an action can be about, as the features declare them. `empresa` is the company itself and has no id.
 */
export type CosaAuditoria = ThingsOf<FactsOfAny>;

const entriesOf = (of: AnyFeature): [string, CosaAuditoria][] => {
  const { name, auditoria = {} } = factsOf(of);
  return Object.entries(auditoria).map(([key, about]) => [`${name}.${key}`, about as CosaAuditoria]);
};

/** Every action of the audit log, with the kind of thing that it is about. There are no others. */
export const ACCIONES_AUDITORIA = Object.fromEntries(FEATURES.flatMap(entriesOf)) as Readonly<Record<AccionAuditoria, CosaAuditoria>>;
export const CODIGOS_AUDITORIA = Object.keys(ACCIONES_AUDITORIA) as AccionAuditoria[];
