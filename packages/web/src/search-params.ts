/** Reads one value of an address, a string or number as the router found it there; undefined for what it cannot be. */
export type Read<T> = (value: unknown) => T | undefined;
type Found<R extends Record<string, Read<unknown>>> = { [Name in keyof R]?: ReturnType<R[Name]> };

/** One of these. */
export const oneOf =
  <const T extends string | number>(...values: readonly T[]): Read<T> =>
  (value) =>
    values.find((one) => one === value);

/** A text of this form. */
export const textLike =
  (pattern: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/** What somebody typed; what reads as a number is text all the same. */
export const anyText: Read<string> = (value) => {
  const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  return text === '' || text.length > 200 ? undefined : text;
};

/** A whole number, from the least to the most where they are given. */
export const whole =
  ({ least = -Infinity, most = Infinity }: { least?: number; most?: number } = {}): Read<number> =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined;

/** Whether a text is a calendar day that exists, `YYYY-MM-DD`. */
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
 * What a route reads of its address: the values that can be what they ought to be. Anything else is undefined, never an error; it is
 * named all the same, for otherwise the router would leave what the address says in its place.
 */
export function searchOf<R extends Record<string, Read<unknown>>>(readers: R): (search: Record<string, unknown>) => Found<R> {
  return (search) => Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])) as Found<R>;
}
