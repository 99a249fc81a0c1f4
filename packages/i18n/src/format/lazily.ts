/** Makes something with its first use, and keeps it. Formatters of Intl take long to make on a telephone, and no screen uses all of them. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
