import { createRequire } from 'node:module';

/** What a property list can say. */
export type PlistValue = string | number | boolean | PlistValue[] | { [key: string]: PlistValue };

// The library has no types.
const library = createRequire(import.meta.url)('plist') as { parse: (text: string) => PlistValue; build: (value: PlistValue) => string };

/** Reads a property list that is a dictionary. */
export function parsePlist(text: string): Record<string, PlistValue> {
  const value = library.parse(text);
  if (typeof value !== 'object' || Array.isArray(value)) throw new Error('A property list of an app is a dictionary.');
  return value;
}

/** Writes a property list. */
export const buildPlist = (value: PlistValue): string => `${library.build(value)}\n`;
