import type { Json } from './lean.ts';

/** The usual values of a field: the first one that its schema allows is taken. An empty list: it is left out if it may be. */
export type SamplesOf = (owner: string, field: string) => readonly unknown[] | undefined;

type Where = { owner: string; field: string };
type Options = { components: Readonly<Record<string, Json>>; samplesOf: SamplesOf };

/** Deeper things are left out, if they may be. */
const DEEP = 3;
const REF = '#/components/schemas/';
const DATE = '2026-03-10';
const FORMATS: Readonly<Record<string, string>> = {
  date: DATE,
  'date-time': `${DATE}T07:00:00Z`,
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  email: 'ana.garcia@example.com',
  base64: 'aG9sYQ==',
};
const SHAPES: Readonly<Record<string, RegExp>> = { date: /^\d{4}-\d{2}-\d{2}$/, 'date-time': /^\d{4}-\d{2}-\d{2}T/ };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const optionsOf = (schema: Json): Json[] => listOf(schema['oneOf'] ?? schema['anyOf']) as Json[];

function fitsText(text: string, { format, pattern, minLength, maxLength }: Json): boolean {
  const shape = SHAPES[String(format)] ?? (typeof pattern === 'string' ? new RegExp(pattern) : /(?:)/);
  return shape.test(text) && text.length >= Number(minLength ?? 0) && text.length <= Number(maxLength ?? Infinity);
}

function fitsNumber(value: number, { type, minimum, maximum }: Json): boolean {
  const isWhole = Number.isInteger(value) || listOf(type).includes('number');
  return isWhole && value >= Number(minimum ?? -Infinity) && value <= Number(maximum ?? Infinity);
}

/** Makes values that hold to schemas, the same ones each time. */
export function createSampler({ components, samplesOf }: Options): (schema: Json, owner: string) => unknown {
  const resolve = (schema: Json, { owner, field }: Where): [Json, Where] => {
    if (typeof schema['$ref'] !== 'string') return [schema, { owner, field }];
    const name = schema['$ref'].replace(REF, '');
    return [components[name] ?? {}, { owner: name.replace(/Entrada$/, ''), field }];
  };

  /** Whether a usual value is one of the schema; objects are not looked into. */
  function fits(value: unknown, given: Json): boolean {
    const [schema] = resolve(given, { owner: '', field: '' });
    const options = optionsOf(schema);
    if (options.length > 0) return options.some((one) => fits(value, one));
    if ('const' in schema) return schema['const'] === value;
    if (schema['enum']) return listOf(schema['enum']).includes(value);
    const types = listOf(schema['type']);
    if (value === null) return types.includes('null');
    if (typeof value === 'string') return types.includes('string') && fitsText(value, schema);
    if (typeof value === 'number') return (types.includes('integer') || types.includes('number')) && fitsNumber(value, schema);
    if (Array.isArray(value)) return types.includes('array') && value.every((item) => fits(item, (schema['items'] ?? {}) as Json));
    return types.includes(typeof value);
  }

  function object(schema: Json, owner: string, depth: number): Json {
    const required = listOf(schema['required']).map(String);
    const each = (schema['additionalProperties'] || {}) as Json;
    const named = (schema['properties'] ?? Object.fromEntries(required.map((field) => [field, each]))) as Record<string, Json>;
    const shown = Object.entries(named).filter(
      ([field]) => required.includes(field) || (depth < DEEP && samplesOf(owner, field)?.length !== 0),
    );
    return Object.fromEntries(shown.map(([field, of]) => [field, make(of, { owner, field }, depth + 1)]));
  }

  function plain(schema: Json): unknown {
    const { minLength, maxLength, minimum, maximum, format } = schema;
    const [type] = listOf(schema['type']);
    if (type === 'string')
      return (FORMATS[String(format)] ?? 'text').padEnd(Number(minLength ?? 0), 'x').slice(0, Number(maxLength ?? 1000));
    if (type === 'integer' || type === 'number') return Math.min(Math.max(1, Number(minimum ?? 0)), Number(maximum ?? Infinity));
    return type === 'boolean' ? true : null;
  }

  function make(given: Json, at: Where, depth: number): unknown {
    const usual = samplesOf(at.owner, at.field)?.find((one) => fits(one, given));
    if (usual !== undefined) return usual;
    const [schema, where] = resolve(given, at);
    if (depth > DEEP && fits(null, schema)) return null;
    if ('const' in schema) return schema['const'];
    if (schema['enum']) return listOf(schema['enum'])[0];
    const option = optionsOf(schema).find((one) => one['type'] !== 'null');
    if (option) return make(option, where, depth);
    const [type] = listOf(schema['type']);
    if (type === 'object') return object(schema, where.owner, depth);
    if (type !== 'array') return plain(schema);
    const least = Number(schema['minItems'] ?? 0);
    const item = (schema['items'] ?? {}) as Json;
    return Array.from({ length: depth > DEEP ? least : Math.max(1, least) }, () =>
      make(item, { owner: where.owner, field: '' }, depth + 1),
    );
  }

  return (schema, owner) => make(schema, { owner, field: '' }, 0);
}
