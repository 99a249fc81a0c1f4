import type * as z from 'zod/mini';

/** The rule of one field, taken from its schema. */
export type FieldRule = {
  /** Neither null nor an empty text is allowed. */
  isRequired: boolean;
  /** Most characters of a text. */
  maxLength: number | undefined;
  /** Its schema, for fields that read more of it; undefined if there is no such field. */
  schema: z.ZodMiniType | undefined;
};

type Schema = z.core.$ZodType;
/** The parts of a schema that this file reads; each kind of schema has some of them. */
type Definition = {
  shape?: Record<string, Schema>;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  valueType?: Schema;
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
};

const NOTHING = [undefined, null, ''];
const definitionOf = (schema: Schema): Definition => schema._zod.def;

/** The schema of a field within another schema; undefined if there is no such field. */
function stepInto(schema: Schema, name: string): Schema | undefined {
  const { shape, innerType, in: first, element, valueType } = definitionOf(schema);
  if (shape) return shape[name];
  const inner = innerType ?? first;
  return inner ? stepInto(inner, name) : (element ?? valueType);
}

/** The smallest maximum length in a schema and the schemas that it wraps. */
function maxLengthOf(schema: Schema | undefined): number | undefined {
  if (!schema) return undefined;
  const { checks = [], innerType, in: first } = definitionOf(schema);
  const own = checks.flatMap(({ _zod: { def } }) => (def.check === 'max_length' && def.maximum !== undefined ? [def.maximum] : []));
  const inner = maxLengthOf(innerType ?? first);
  const all = inner === undefined ? own : [...own, inner];
  return all.length > 0 ? Math.min(...all) : undefined;
}

/** The rule of the field at a path, such as `nombre` or `contrato.desde`, by the schema of the call. Unknown fields have no rule. */
export function fieldRuleOf(schema: z.ZodMiniType, path: string): FieldRule {
  const found = path.split('.').reduce<Schema | undefined>((at, name) => at && stepInto(at, name), schema) as z.ZodMiniType | undefined;
  return {
    isRequired: found !== undefined && NOTHING.every((nothing) => !found.safeParse(nothing).success),
    maxLength: maxLengthOf(found),
    schema: found,
  };
}
