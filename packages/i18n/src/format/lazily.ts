/**
 * Makes something at its first use and keeps it. Formatters of Intl are slow to make on a phone, and no screen uses all of them.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
