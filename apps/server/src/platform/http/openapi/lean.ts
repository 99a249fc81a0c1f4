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

/** A number or a text with the limits that it was declared with. */
const plainOf = (schema: z.core.$ZodType): Json => {
  const { type, format } = defOf(schema);
  return { type: type === 'number' && format === 'safeint' ? 'integer' : type, ...limitsOf(schema) };
};

/** What zod would say in another way than a reader needs it; null where it says it well. */
function plainerOf(schema: z.core.$ZodType): Json | null {
  const { type, format = '', in: given, checks = [] } = defOf(schema);
  // The patterns of days and instants are longer than all the rest, and known by their name.
  if (type === 'string' && FORMATS[format]) return { type, format: FORMATS[format] };
  if (type !== 'pipe' || !given) return null;
  // In an address everything is text, and in a body nobody should send a number so.
  const number = (defOf(given).options ?? []).find((option) => defOf(option).type === 'number');
  if (!number && (checks.length === 0 || defOf(given).type !== 'string')) return null;
  // What is made into something else keeps the limits that are set on the outcome.
  return { ...plainOf(number ?? given), ...limitsOf(schema) };
}

/** Says in plainer words what is sent as one thing and taken for another, and what has a format that everybody knows. */
export function putPlainer(schema: z.core.$ZodType, json: Json): void {
  const plainer = plainerOf(schema);
  const checks = defOf(schema).checks ?? [];
  // A reference alone says all; with limits of its own it is another thing.
  if (!plainer || ('$ref' in json && checks.length === 0)) return;
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, plainer);
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
function leanObject(json: Json, direction: 'input' | 'output'): Json {
  const { anyOf, additionalProperties, ...rest } = json;
  const lean: Json = { ...rest };
  // Classes of Unicode are read in other ways, or not at all, by other languages: that no control characters are taken is said in words.
  if (String(rest['pattern']).includes(String.raw`\p{`)) delete lean['pattern'];
  // Every whole number of JSON is one that can be told exactly.
  if (Math.abs(Number(rest['minimum'])) === Number.MAX_SAFE_INTEGER) delete lean['minimum'];
  if (Math.abs(Number(rest['maximum'])) === Number.MAX_SAFE_INTEGER) delete lean['maximum'];
  // An answer may come to say more than it does today; what is sent may not.
  if (additionalProperties !== undefined && !(direction === 'output' && additionalProperties === false))
    lean['additionalProperties'] = additionalProperties;
  const parts = (json['prefixItems'] ?? []) as Json[];
  if (parts.length > 1 && new Set(parts.map((part) => JSON.stringify(part))).size === 1) {
    // So many of one kind, as a week has days.
    delete lean['prefixItems'];
    Object.assign(lean, { items: parts[0], minItems: parts.length, maxItems: parts.length });
  }
  const [first, second, ...others] = (anyOf ?? []) as Json[];
  const isOrNull = first && second?.['type'] === 'null' && others.length === 0;
  if (isOrNull && typeof first['type'] === 'string' && !first['enum'] && !first['const'])
    return { ...lean, ...first, type: [first['type'], 'null'] };
  return anyOf === undefined ? lean : { ...lean, anyOf };
}

/** JSON Schema without what says nothing to whoever reads it. */
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
