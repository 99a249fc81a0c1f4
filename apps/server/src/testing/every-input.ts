import type * as z from 'zod/mini';
import type { Call } from '@jornada/contract/call.ts';

/** What is looked at of a schema: zod's own description of it. */
type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  entries?: Record<string, string>;
  in?: z.ZodMiniType;
};
const defOf = (schema: z.ZodMiniType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** A schema without what says that it may be missing. */
function bare(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType, type, in: inner } = defOf(schema);
  if (innerType && (type === 'optional' || type === 'nullable')) return bare(innerType);
  return type === 'pipe' && inner ? bare(inner) : schema;
}

/** Values by the name of a field; of a name without values, those that its schema lists. */
export type Conocidos = Readonly<Record<string, readonly unknown[]>>;

function valuesOf(name: string, schema: z.ZodMiniType, known: Conocidos): readonly unknown[] {
  const inner = bare(schema);
  const { entries, element, type } = defOf(inner);
  if (entries) return Object.values(entries);
  const own = (known[name] ?? []).filter((value) => schema.safeParse(value).success);
  if (own.length > 0) return own;
  if (type === 'boolean') return [true, false];
  if (element) return valuesOf(name, element, known).map((value) => [value]);
  return [];
}

/**
 * Inputs of a call: one with only what it demands, and for every value of every field one more with that value. None if it demands what is not known.
 */
export function inputsOf({ entrada }: Call, known: Conocidos): Record<string, unknown>[] {
  const fields = Object.entries(defOf(bare(entrada)).shape ?? {}).map(([name, schema]) => ({
    name,
    isNeeded: !schema.safeParse(undefined).success,
    values: valuesOf(name, schema, known),
  }));
  if (fields.some(({ isNeeded, values }) => isNeeded && values.length === 0)) return [];
  const least = Object.fromEntries(fields.filter(({ isNeeded }) => isNeeded).map(({ name, values }) => [name, values[0]]));
  const others = fields.flatMap(({ name, isNeeded, values }) =>
    values.slice(isNeeded ? 1 : 0).map((value) => ({ ...least, [name]: value })),
  );
  return [least, ...others];
}
