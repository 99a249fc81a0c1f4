import type * as z from 'zod';

export type Direction = 'input' | 'output';
/** A schema of the wire, as zod's own functions take it. */
export type Schema = z.core.$ZodType;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `login.entrar` as part of a name: `LoginEntrar`. */
export const pascal = (id: string): string =>
  id
    .split(/[^A-Za-z0-9]+/)
    .map(upper)
    .join('');

type Def = { type: string; shape?: Record<string, Schema>; options?: Schema[] } & Record<string, unknown>;
const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;

/** The schemas directly inside a schema, each with its field. */
function below(schema: Schema): [string, Schema][] {
  const def = defOf(schema);
  const inner = ['element', 'innerType', 'in', 'out', 'valueType'].flatMap((key): [string, Schema][] =>
    def[key] ? [['', def[key] as Schema]] : [],
  );
  return [...Object.entries(def.shape ?? {}), ...inner, ...(def.options ?? []).map((option): [string, Schema] => ['', option])];
}

/** Whether a schema deserves a name: an object with fields, or a choice between some. */
function isNotable(schema: Schema): boolean {
  const { type, shape, options = [] } = defOf(schema);
  return type === 'object' ? Object.keys(shape ?? {}).length > 0 : type === 'union' && options.some(isNotable);
}

/**
 * Names for the schemas inside the roots: the given names, and for other schemas in several places a name made from the first
 * place.
 */
export function findShared(roots: readonly { name: string; schema: Schema }[], named: ReadonlyMap<Schema, string>): Map<Schema, string> {
  const first = new Map<Schema, string>();
  const shared = new Map<Schema, string>(named);
  const taken = new Set(named.values());
  const free = (name: string, count = 1): string => {
    const tried = count === 1 ? name : name + String(count);
    return taken.has(tried) ? free(name, count + 1) : tried;
  };
  const walk = (schema: Schema, name: string): void => {
    const known = first.get(schema);
    if (known === undefined) {
      first.set(schema, name);
      const own = named.get(schema) ?? name;
      for (const [field, inner] of below(schema)) walk(inner, field ? own + upper(field) : own);
      return;
    }
    if (shared.has(schema) || !isNotable(schema)) return;
    const own = free(known);
    taken.add(own);
    shared.set(schema, own);
  };
  for (const { name, schema } of roots) walk(schema, name);
  return shared;
}
