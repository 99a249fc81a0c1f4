import type * as z from 'zod/mini';
import type { Luck } from '../../modules/demo/random.ts';
import { HOSTILE, PLAUSIBLE } from './pools.ts';

/** What is looked at of a schema: zod's own description of it. */
type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  in?: z.ZodMiniType;
};
const defOf = (schema: z.ZodMiniType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

export type Making = { luck: Luck; /** Numbers and names of things that are there. */ ids: readonly (number | string)[] };

const fitting = new WeakMap<z.ZodMiniType, readonly unknown[]>();
/** Plausible values that a schema takes. */
function fittingOf(schema: z.ZodMiniType): readonly unknown[] {
  const known = fitting.get(schema) ?? PLAUSIBLE.filter((value) => schema.safeParse(value).success);
  fitting.set(schema, known);
  return known;
}

/** A value for a schema: one that it takes, as far as one is known. */
export function valueFor(schema: z.ZodMiniType, making: Making): unknown {
  const { luck, ids } = making;
  const def = defOf(schema);
  if (def.type === 'optional') return luck.chance(0.5) || !def.innerType ? undefined : valueFor(def.innerType, making);
  if (def.type === 'nullable') return luck.chance(0.2) || !def.innerType ? null : valueFor(def.innerType, making);
  if (def.shape) return objectFor(def.shape, making);
  if (def.element) {
    const { element } = def;
    return Array.from({ length: luck.between(0, 3) }, () => valueFor(element, making));
  }
  if (def.options?.some((option) => defOf(option).shape)) return valueFor(luck.pick(def.options), making);
  if (def.type === 'pipe' && def.in && defOf(def.in).shape) return valueFor(def.in, making);
  const candidates = fittingOf(schema);
  const own = ids.filter((id) => schema.safeParse(id).success);
  if (own.length > 0 && luck.chance(0.5)) return luck.pick(own);
  return candidates.length > 0 ? luck.pick(candidates) : luck.pick(HOSTILE);
}

const objectFor = (shape: Record<string, z.ZodMiniType>, making: Making): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => {
      const value = valueFor(schema, making);
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** One field, anywhere inside, is something that nobody expects there; or there is one more, or one less. */
export function spoil(input: unknown, luck: Luck): unknown {
  if (typeof input !== 'object' || input === null) return luck.pick(HOSTILE);
  if (Array.isArray(input)) return luck.chance(0.5) ? input.map((one) => (luck.chance(0.5) ? spoil(one, luck) : one)) : luck.pick(HOSTILE);
  const fields = Object.keys(input);
  if (fields.length === 0 || luck.chance(0.1)) return { ...input, [luck.pick(['sorpresa', '__proto__x', '', '\0'])]: luck.pick(HOSTILE) };
  const field = luck.pick(fields);
  const { [field]: value, ...others } = input as Record<string, unknown>;
  return luck.chance(0.1) ? others : { ...others, [field]: luck.chance(0.3) ? spoil(value, luck) : luck.pick(HOSTILE) };
}
