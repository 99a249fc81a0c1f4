import { isObject, type Json } from './lean.ts';

/** What a field means. `owner`: the component or the call that has it. */
export type MeaningOf = (owner: string, field: string) => string | undefined;

type Parameter = Json & { name: string };
const isParameter = (value: Json): value is Parameter => typeof value['in'] === 'string' && typeof value['name'] === 'string';
const isSchemaMap = (value: unknown): value is Record<string, Json> => isObject(value) && Object.values(value).every(isObject);

/** The same, in which every property and parameter says what it means, unless it says so already. */
function explain(value: unknown, owner: string, meaningOf: MeaningOf): unknown {
  if (Array.isArray(value)) return value.map((item) => explain(item, owner, meaningOf));
  if (!isObject(value)) return value;
  const told = (field: string, json: Json): Json => {
    const description = json['description'] ?? meaningOf(owner, field);
    return description === undefined ? json : { ...json, description };
  };
  const below = (key: string, item: unknown): unknown => {
    if (key === 'example') return item;
    const same = explain(item, owner, meaningOf);
    if (key !== 'properties' || !isSchemaMap(same)) return same;
    return Object.fromEntries(Object.entries(same).map(([field, json]) => [field, told(field, json)]));
  };
  const all = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, below(key, item)]));
  return isParameter(all) ? told(all.name, all) : all;
}

/** Explains the fields of the schemas of some components, each under its own name. `Entrada` at its end says only that it is the input. */
export const explainComponents = (components: Record<string, Json>, meaningOf: MeaningOf): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(components).map(([name, json]) => [name, explain(json, name.replace(/Entrada$/, ''), meaningOf) as Json]),
  );

export const explainOperation = (operation: Json & { operationId: string }, meaningOf: MeaningOf): Json =>
  explain(operation, operation.operationId, meaningOf) as Json;
