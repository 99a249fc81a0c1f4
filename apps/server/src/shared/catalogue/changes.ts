export type Cambios = Record<string, { antes: unknown; despues: unknown }>;

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The fields of `despues` that have changed, each with both values. A field that `antes` lacks counts as null. */
export function cambiosDe(antes: Readonly<Record<string, unknown>>, despues: Readonly<Record<string, unknown>>): Cambios {
  const changed = Object.entries(despues).filter(([field, value]) => !isSame(antes[field] ?? null, value ?? null));
  return Object.fromEntries(changed.map(([field, value]) => [field, { antes: antes[field] ?? null, despues: value ?? null }]));
}
