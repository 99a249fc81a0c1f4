import type * as z from 'zod/mini';
import type { RolPersona } from '@jornada/domain/personas/cuenta.ts';
import type { ModuloEmpresa } from './ajustes.ts';
import type { Call, Definition } from './call.ts';

/** `own`: one's own data; `team`: of the people one is responsible for; `all`: of the whole company. */
export type Alcance = 'own' | 'team' | 'all';

type Parts = {
  /** What it is about, in a few words, for the documentation of its calls. */
  resumen?: string;
  /** Schemas that its calls share, by the names under which the world outside knows them. */
  esquemas?: Readonly<Record<string, z.ZodMiniType>>;
  /** The part of the product that a company switches on or off; the router refuses the calls of one that is off. */
  modulo?: ModuloEmpresa;
  /** What somebody may do, `<verb>:<scope>`, and the roles that it comes with. A role has what the one below it has. */
  permisos?: Readonly<Record<`${string}:${Alcance}`, readonly RolPersona[]>>;
  /** What a person can be refused with, and its HTTP status. The code is stable. */
  errores?: Readonly<Record<string, number>>;
  /** What is written down of it, and what each action is about: a thing of the feature, or `empresa`, the company itself, which has no id. */
  auditoria?: Readonly<Record<string, string>>;
  /** Whoever is connected is told when something of it may be new for them. */
  novedades?: true;
  /** The calls of the wire. */
  llamadas?: Readonly<Record<string, Definition>>;
};

/** All that a feature says of itself beside its calls. */
export type Facts<N extends string = string, P extends Parts = Parts> = { name: N } & Omit<P, 'llamadas'>;

const FACTS = Symbol('facts');

/** The calls of a feature by name; what else it says of itself is read with `factsOf`. */
export type Feature<N extends string = string, P extends Parts = Parts> = {
  readonly [K in keyof NonNullable<P['llamadas']>]: NonNullable<P['llamadas']>[K] & Pick<Call, 'id' | 'feature' | 'modulo'>;
} & { readonly [FACTS]: Facts<N, P> };

/**
 * Declares a feature: everything that others must know of it, said once. Errors, permissions, roles, actions of the audit log and the table
 * of calls are derived from it, see `features.ts`; its texts lie in the catalogue of its name.
 */
export function feature<const N extends string, const P extends Parts>(name: N, parts: P): Feature<N, P> {
  const { llamadas = {}, ...facts } = parts;
  const stamp = ([key, call]: [string, Definition]) =>
    [key, { ...call, id: `${name}.${key}`, feature: name, modulo: call.modulo ?? parts.modulo }] as const;
  const calls = Object.fromEntries(Object.entries(llamadas).map(stamp));
  // Not enumerable: whoever walks over a feature meets its calls.
  return Object.defineProperty(calls, FACTS, { value: { name, ...facts } }) as unknown as Feature<N, P>;
}

/** What a feature says of itself beside its calls. */
export const factsOf = <F extends { readonly [FACTS]: unknown }>(of: F): F[typeof FACTS] => of[FACTS];
export type FactsOf<F> = F extends { readonly [FACTS]: infer T } ? T : never;
/** A feature whatever it is, for those who walk over all of them. */
export type AnyFeature = { readonly [FACTS]: Facts };
