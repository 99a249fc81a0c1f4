import type * as z from 'zod';

export type Json = Record<string, unknown>;

type Checks = { check: string; value?: number; minimum?: number; maximum?: number; pattern?: RegExp };
type Def = {
  type: string;
  format?: string;
  in?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  checks?: { _zod: { def: Checks } }[];
};

const defOf = (schema: z.core.$ZodType): Def => schema._zod.def;
const FORMATS: Record<string, string> = { date: 'date', datetime: 'date-time' };

const limitOf = ({ check, value, minimum, maximum, pattern }: Checks): Json => {
  if (check === 'greater_than') return { minimum: value };
  if (check === 'less_than') return { maximum: value };
  if (check === 'min_length') return { minLength: minimum };
  if (check === 'max_length') return { maxLength: maximum };
  return pattern ? { pattern: pattern.source } : {};
};
const limitsOf = (schema: z.core.$ZodType): Json =>
  Object.assign({}, ...(defOf(schema).checks ?? []).map((check) => limitOf(check._zod.def))) as Json;

/** A number or a text with the limits of its declaration. */
const plainOf = (schema: z.core.$ZodType): Json => {
  const { type, format } = defOf(schema);
  return { type: type === 'number' && format === 'safeint' ? 'integer' : type, ...limitsOf(schema) };
};

/** A simpler schema than the one zod writes; null if zod's is good. */
function plainerOf(schema: z.core.$ZodType): Json | null {
  const { type, format = '', in: given, checks = [] } = defOf(schema);
  // The patterns of days and instants are very long, and a format name says the same.
  if (type === 'string' && FORMATS[format]) return { type, format: FORMATS[format] };
  if (type !== 'pipe' || !given) return null;
  // In an address everything is text. In a body, a number should be sent as a number.
  const number = (defOf(given).options ?? []).find((option) => defOf(option).type === 'number');
  if (!number && (checks.length === 0 || defOf(given).type !== 'string')) return null;
  // A value that is converted keeps the limits of the result.
  return { ...plainOf(number ?? given), ...limitsOf(schema) };
}

/** Simplifies schemas that convert their input, and schemas with a well-known format. */
export function putPlainer(schema: z.core.$ZodType, json: Json): void {
  const plainer = plainerOf(schema);
  const checks = defOf(schema).checks ?? [];
  // A reference needs nothing else. With limits of its own, the schema differs from the referenced one.
  if (!plainer || ('$ref' in json && checks.length === 0)) return;
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, plainer);
}

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
function leanObject(json: Json, direction: 'input' | 'output'): Json {
  const { anyOf, additionalProperties, ...rest } = json;
  const lean: Json = { ...rest };
  // Other languages read Unicode classes differently, or not at all. The description says in words that control characters are
  // refused.
  if (String(rest['pattern']).includes(String.raw`\p{`)) delete lean['pattern'];
  // JSON Schema's integers are all exact, so the limits of safe integers say nothing.
  if (Math.abs(Number(rest['minimum'])) === Number.MAX_SAFE_INTEGER) delete lean['minimum'];
  if (Math.abs(Number(rest['maximum'])) === Number.MAX_SAFE_INTEGER) delete lean['maximum'];
  // A later version may add fields to an answer, but not to an input.
  if (additionalProperties !== undefined && !(direction === 'output' && additionalProperties === false))
    lean['additionalProperties'] = additionalProperties;
  const parts = (json['prefixItems'] ?? []) as Json[];
  if (parts.length > 1 && new Set(parts.map((part) => JSON.stringify(part))).size === 1) {
    // A fixed number of items of the same kind, as the days of a week.
    delete lean['prefixItems'];
    Object.assign(lean, { items: parts[0], minItems: parts.length, maxItems: parts.length });
  }
  const [first, second, ...others] = (anyOf ?? []) as Json[];
  const isOrNull = first && second?.['type'] === 'null' && others.length === 0;
  if (isOrNull && typeof first['type'] === 'string' && !first['enum'] && !first['const'])
    return { ...lean, ...first, type: [first['type'], 'null'] };
  return anyOf === undefined ? lean : { ...lean, anyOf };
}

/** JSON Schema without parts that tell a reader nothing. */
export function leanOf(value: unknown, direction: 'input' | 'output'): unknown {
  if (Array.isArray(value)) return value.map((item) => leanOf(item, direction));
  if (!isObject(value)) return value;
  const below = Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => item !== undefined && key !== '$schema' && key !== '$id')
      .map(([key, item]) => [key, leanOf(item, direction)]),
  );
  return leanObject(below, direction);
}
