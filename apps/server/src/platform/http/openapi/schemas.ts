import * as z from 'zod';
import type { Call } from '@jornada/contract/call.ts';
import { putPlainer, leanOf, type Json } from './lean.ts';
import { findShared, pascal, type Direction, type Schema } from './shared.ts';

const ROOT = 'call:';
const REF = '#/components/schemas/';

/**
 * The schemas of calls as JSON Schema. A schema that has a name, or is used in several places, is written once among
 * `components`.
 */
export type Schemas = { components: Record<string, Json>; input(call: Call): Json; output(call: Call): Json };

const schemaOf = (call: Call, direction: Direction): Schema => (direction === 'input' ? call.entrada : call.salida);
const rootOf = (call: Call): string => ROOT + call.id;

/** All schemas of one direction by name; the input or output of a call itself is named by `rootOf`. */
function convert(options: { calls: readonly Call[]; direction: Direction; named: ReadonlyMap<Schema, string> }): Map<string, Json> {
  const { calls, direction, named } = options;
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of findShared(
    calls.map((call) => ({ name: pascal(call.id), schema: schemaOf(call, direction) })),
    named,
  ))
    registry.add(schema, { id });
  // Each root is wrapped, because otherwise two calls with the same input would share a name that refers to one of them.
  for (const call of calls) registry.add(z.object({ root: schemaOf(call, direction) }), { id: rootOf(call) });
  const { schemas } = z.toJSONSchema(registry, {
    io: direction,
    unrepresentable: 'any',
    uri: (id) => REF + id,
    override: ({ zodSchema, jsonSchema }) => putPlainer(zodSchema, jsonSchema as Json),
  });
  return new Map(
    Object.entries(schemas).map(([id, schema]) => {
      const lean = leanOf(schema, direction) as Json;
      return [id, id.startsWith(ROOT) ? (lean['properties'] as { root: Json }).root : lean];
    }),
  );
}

const REFERENCE = /("\$ref":"#\/components\/schemas\/)([^"]+)/g;
const namesIn = (json: unknown): string[] => [...JSON.stringify(json).matchAll(REFERENCE)].map(([, , name]) => name ?? '');
const renameIn = (json: Json, rename: (name: string) => string): Json =>
  JSON.parse(JSON.stringify(json).replaceAll(REFERENCE, (_whole, ref: string, name: string) => ref + rename(name))) as Json;

/** Names whose schema differs between input and output, in itself or in something it refers to. */
function findSplit(input: ReadonlyMap<string, Json>, output: ReadonlyMap<string, Json>): Set<string> {
  const both = [...input.keys()].filter((name) => !name.startsWith(ROOT) && output.has(name));
  const split = new Set(both.filter((name) => JSON.stringify(input.get(name)) !== JSON.stringify(output.get(name))));
  let before = -1;
  while (before !== split.size) {
    before = split.size;
    for (const name of both) if (namesIn(input.get(name)).some((other) => split.has(other))) split.add(name);
  }
  return split;
}

/** The roots, and everything that they refer to. */
function reach(all: ReadonlyMap<string, Json>): Map<string, Json> {
  const found = new Set([...all.keys()].filter((name) => name.startsWith(ROOT)));
  // Names found in the loop are visited, too.
  for (const name of found) for (const other of namesIn(all.get(name))) found.add(other);
  return new Map([...found].map((name) => [name, all.get(name) ?? {}]));
}

/** Describes the schemas of all calls. `named`: schemas with a given name. */
export function describeSchemas(calls: readonly Call[], named: ReadonlyMap<Schema, string>): Schemas {
  const sent = reach(convert({ calls, direction: 'input', named }));
  const answered = reach(convert({ calls, direction: 'output', named }));
  const split = findSplit(sent, answered);
  const rename = (name: string): string => (split.has(name) ? `${name}Entrada` : name);
  const input = new Map([...sent].map(([name, json]) => [rename(name), renameIn(json, rename)]));
  const components = [...answered, ...input].filter(([name]) => !name.startsWith(ROOT));
  return {
    components: Object.fromEntries(components.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    input: (call) => input.get(rootOf(call)) ?? {},
    output: (call) => answered.get(rootOf(call)) ?? {},
  };
}
