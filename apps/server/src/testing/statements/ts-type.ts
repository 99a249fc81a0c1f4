import type { PostgresCatalogue } from './catalogue.ts';

/** As the server's pool returns them (`platform/database/pool.ts`). */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  name: 'string',
  numeric: 'string',
  oid: 'number',
  text: 'string',
  time: 'string',
  timestamp: 'Date',
  timestamptz: 'string',
  uuid: 'string',
  varchar: 'string',
  void: 'string',
};
/** The pool gives text for days and instants, but not within arrays. */
const IN_ARRAYS: Readonly<Record<string, string>> = { date: 'Date', timestamptz: 'Date', numeric: 'number' };
export const JSON_TYPES = new Set(['json', 'jsonb']);

export const arrayOf = (type: string): string => (/[|{&]/.test(type) ? `(${type})[]` : `${type}[]`);

export function tsTypeOf(catalogue: PostgresCatalogue, id: number): string {
  const type = catalogue.types.get(id);
  if (!type) return 'unknown';
  const element = type.name.startsWith('_') ? catalogue.types.get(type.element)?.name : undefined;
  if (element) return arrayOf(IN_ARRAYS[element] ?? TYPES[element] ?? 'unknown');
  return TYPES[type.name] ?? 'unknown';
}

const quoted = (literals: readonly string[]): string => literals.map((one) => `'${one}'`).join(' | ');
/** A text of which a check lists the values. */
export function textOf(type: string, literals: readonly string[] | null): string {
  if (!literals) return type;
  return type === 'string[]' ? arrayOf(quoted(literals)) : type === 'string' ? quoted(literals) : type;
}

/** One type for values of several. */
export function unionOf(known: readonly { type: string }[]): string {
  const types = new Set(known.map(({ type }) => type).filter((type) => type !== 'never'));
  if (types.has('unknown')) return 'unknown';
  if (types.has('string')) for (const type of types) if (type.startsWith("'")) types.delete(type);
  const parts = new Set([...types].flatMap((type) => (/^'[^|]*(?: \| '[^|]*)*$/.test(type) ? type.split(' | ') : [type])));
  return parts.size === 0 ? 'unknown' : [...parts].join(' | ');
}

/** What parameters take where it is not what rows give. JSON goes as text: of a list pg would make an array of PostgreSQL. */
const TAKEN: Readonly<Record<string, string>> = { bytea: 'Uint8Array', json: 'string', jsonb: 'string', numeric: 'number | string' };
/** What a parameter of a type takes. */
export function parameterOf(catalogue: PostgresCatalogue, id: number): string {
  const type = catalogue.types.get(id);
  const element = type?.name.startsWith('_') ? catalogue.types.get(type.element)?.name : undefined;
  const one = (name = ''): string => TAKEN[name] ?? TYPES[name] ?? 'string';
  return element ? `readonly ${arrayOf(`${one(element)} | null`)}` : one(type?.name);
}
