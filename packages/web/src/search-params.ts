/** Reads one value of an address, a string or number from the router. Undefined if it is not valid. */
export type Read<T> = (value: unknown) => T | undefined;
type Found<R extends Record<string, Read<unknown>>> = { [Name in keyof R]?: ReturnType<R[Name]> };

/** One of the given values. */
export const oneOf =
  <const T extends string | number>(...values: readonly T[]): Read<T> =>
  (value) =>
    values.find((one) => one === value);

/** A text that matches the pattern. */
export const textLike =
  (pattern: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/** A text that somebody typed, even if it looks like a number. */
export const anyText: Read<string> = (value) => {
  const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  return text === '' || text.length > 200 ? undefined : text;
};

/** A whole number within the given limits. */
export const whole =
  ({ least = -Infinity, most = Infinity }: { least?: number; most?: number } = {}): Read<number> =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined;

/** Whether a text is an existing calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

/** A calendar day, `YYYY-MM-DD`. */
export const day: Read<string> = (value) => (typeof value === 'string' && isDay(value) ? value : undefined);

/**
 * Reads the search parameters of a route. An invalid value becomes undefined, never an error. Its name is still in the result,
 * because otherwise the router would keep the invalid value.
 */
export function searchOf<R extends Record<string, Read<unknown>>>(readers: R): (search: Record<string, unknown>) => Found<R> {
  return (search) => Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])) as Found<R>;
}
