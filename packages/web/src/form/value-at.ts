type Fields = Readonly<Record<string, unknown>>;

/** The value at a path such as `contrato.desde` or `pausas.0.inicio`; undefined if there is none. */
export const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (at as Fields | undefined)?.[step], values);

/** The values with a new one at that path. */
export function withValue<V extends object>(values: V, path: string, value: unknown): V {
  const [first = '', ...rest] = path.split('.');
  const within = valueAt(values, first);
  return { ...values, [first]: typeof within === 'object' && within && rest.length > 0 ? withValue(within, rest.join('.'), value) : value };
}
