import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** A schema may give a key with this prefix in place of a message: `z.regex(…, 'validacion.correo')`. */
const OWN = 'validacion.';

/** A sentence of the catalogue, in its section `validacion`. */
export type Reason = { key: string; params?: Record<string, string | number> };

/** Whether a required value is missing. */
const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

/** An empty text, or an empty list. */
const isNothing = (input: unknown): boolean => input === '' || (Array.isArray(input) && input.length === 0);

/**
 * The message for a field that a schema refused. Server and forms use it, so they say the same. It needs an issue of a schema
 * that reports its input.
 */
function reasonOf(issue: Issue): Reason {
  if (issue.code === 'too_small' && isNothing(issue.input)) return { key: 'obligatorio' };
  if (issue.message.startsWith(OWN)) return { key: issue.message.slice(OWN.length) };
  if (issue.code === 'too_big')
    return { key: issue.origin === 'string' || issue.origin === 'array' ? 'largo' : 'maximo', params: { max: String(issue.maximum) } };
  if (issue.code === 'too_small') {
    if (issue.origin === 'string')
      return Number(issue.minimum) <= 1 ? { key: 'obligatorio' } : { key: 'corto', params: { min: String(issue.minimum) } };
    return { key: 'minimo', params: { min: String(issue.minimum) } };
  }
  if (issue.code === 'unrecognized_keys') return { key: 'desconocido' };
  if (isEmpty(issue.input)) return { key: 'obligatorio' };
  if (issue.code === 'invalid_format') return { key: issue.format === 'date' || issue.format === 'datetime' ? 'fecha' : 'formato' };
  if (issue.code === 'invalid_value') return { key: 'opcion' };
  // If no member of a union matches, the value has the wrong type.
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return { key: 'tipo' };
  return { key: 'formato' };
}

/** The message for each wrong field, by its path; `_` is the whole input. The first issue of a field counts. */
export function reasonsOf(issues: readonly Issue[]): Record<string, Reason> {
  const fields: Record<string, Reason> = {};
  for (const issue of issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) fields[path.join('.') || '_'] ??= reasonOf(issue);
  }
  return fields;
}

const isWritable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * The path of the first text in any field that a database cannot store: with a zero byte, or with half a character. Null: there
 * is none. It is checked for every input, so that no schema has to. A loop instead of recursion, because deeply nested input must
 * not end the process.
 */
export function unwritableIn(input: unknown): string | null {
  const left: [path: string, value: unknown][] = [['', input]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isWritable(value)) return path || '_';
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, below] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (!isWritable(key)) return path || '_';
      left.push([at, below]);
    }
  }
  return null;
}
