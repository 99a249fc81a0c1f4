import type * as z from 'zod/mini';
import type { Rol } from '@jornada/domain/personas/cuenta.ts';
import type { ModuloEmpresa } from './ajustes.ts';
import type { Call, Definition } from './call.ts';

/** Whose data: `own` one's own, `team` those of the people one is responsible for, `all` those of the whole company. */
type Alcance = 'own' | 'team' | 'all';

type Parts = {
  /** A few words about the feature, for the documentation of its calls. */
  resumen?: string;
  /** Schemas that several of its calls use, each with the name that OpenAPI gives it. */
  esquemas?: Readonly<Record<string, z.ZodMiniType>>;
  /**
   * For the documentation: what fields of its calls mean, by their name or `<component or call>.<field>`. Names that several features use are
   * explained in `apps/server/src/reference/fields`.
   */
  campos?: Readonly<Record<string, string>>;
  /** The part of the product that a company switches on or off. If it is off, the router refuses the calls. */
  modulo?: ModuloEmpresa;
  /** Permissions, `<verb>:<scope>`, each with the roles that have it. A role also has the permissions of the roles below it. */
  permisos?: Readonly<Record<`${string}:${Alcance}`, readonly Rol[]>>;
  /** Reasons to refuse, each with its HTTP status. A code never changes. */
  errores?: Readonly<Record<string, number>>;
  /**
   * Actions for the audit log, and what each is about: a thing of the feature, or `empresa`, the company itself, which has no id.
   */
  auditoria?: Readonly<Record<string, string>>;
  /** Kinds of notices that its people get, by the ways that each person chooses: a message on their devices, a mail. */
  avisos?: readonly string[];
  /** Files of its things. `conPin`: they are opened with the PIN of the documents only, as a call with `conPin` is made. */
  ficheros?: { conPin: true };
  /** Open apps are told when something of this feature may be new for the person. */
  novedades?: true;
  /** The calls of the wire. */
  llamadas?: Readonly<Record<string, Definition>>;
};

/** What a feature declares beside its calls. */
export type Facts<N extends string = string, P extends Parts = Parts> = { name: N } & Omit<P, 'llamadas'>;

const FACTS = Symbol('facts');

/** The calls of a feature by name. The rest of its declaration is read with `factsOf`. */
export type Feature<N extends string = string, P extends Parts = Parts> = {
  readonly [K in keyof NonNullable<P['llamadas']>]: NonNullable<P['llamadas']>[K] & Pick<Call, 'id' | 'feature' | 'modulo'>;
} & { readonly [FACTS]: Facts<N, P> };

/**
 * Declares a feature: everything that others must know about it, once. Errors, permissions, roles, audit actions and the table of calls are
 * derived from this, see `features.ts`. The texts of the feature lie in the catalogue of the same name.
 */
export function feature<const N extends string, const P extends Parts>(name: N, parts: P): Feature<N, P> {
  const { llamadas = {}, ...facts } = parts;
  const stamp = ([key, call]: [string, Definition]) =>
    [key, { ...call, id: `${name}.${key}`, feature: name, modulo: call.modulo ?? parts.modulo }] as const;
  const calls = Object.fromEntries(Object.entries(llamadas).map(stamp));
  // Not enumerable, so that a loop over a feature visits only its calls.
  return Object.defineProperty(calls, FACTS, { value: { name, ...facts } }) as unknown as Feature<N, P>;
}

/** What a feature declares beside its calls. */
export const factsOf = <F extends { readonly [FACTS]: unknown }>(of: F): F[typeof FACTS] => of[FACTS];
export type FactsOf<F> = F extends { readonly [FACTS]: infer T } ? T : never;
/** Any feature, for code that goes through all features. */
export type AnyFeature = { readonly [FACTS]: Facts };
