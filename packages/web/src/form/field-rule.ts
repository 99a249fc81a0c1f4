import type * as z from 'zod/mini';

/** What a schema says of one field, as its form shows it. */
export type FieldRule = {
  /** It takes neither nothing nor an empty text. */
  isRequired: boolean;
  /** Most characters of a text. */
  maxLength: number | undefined;
};

type Schema = z.core.$ZodType;
/** What this file looks at of a schema; each kind has some of it. */
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

/** The schema of one step into another; undefined where there is no such field. */
function stepInto(schema: Schema, name: string): Schema | undefined {
  const { shape, innerType, in: first, element, valueType } = definitionOf(schema);
  if (shape) return shape[name];
  const inner = innerType ?? first;
  return inner ? stepInto(inner, name) : (element ?? valueType);
}

/** The strictest of all that limit its length, in whatever it is wrapped. */
function maxLengthOf(schema: Schema | undefined): number | undefined {
  if (!schema) return undefined;
  const { checks = [], innerType, in: first } = definitionOf(schema);
  const own = checks.flatMap(({ _zod: { def } }) => (def.check === 'max_length' && def.maximum !== undefined ? [def.maximum] : []));
  const inner = maxLengthOf(innerType ?? first);
  const all = inner === undefined ? own : [...own, inner];
  return all.length > 0 ? Math.min(...all) : undefined;
}

/** What a call's schema says of the field at a path, such as `nombre` or `contrato.desde`. Of a field that it does not know: nothing. */
export function fieldRuleOf(schema: z.ZodMiniType, path: string): FieldRule {
  const found = path.split('.').reduce<Schema | undefined>((at, name) => at && stepInto(at, name), schema) as z.ZodMiniType | undefined;
  return {
    isRequired: found !== undefined && NOTHING.every((nothing) => !found.safeParse(nothing).success),
    maxLength: maxLengthOf(found),
  };
}
