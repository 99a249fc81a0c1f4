import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * Reads and writes the query of an address as people write it: `?centro=4`, whether the app's value is a number or a text. A
 * value becomes a number or a boolean if it reads as one, otherwise it is text. A secret made of digits stays unchanged.
 */
export const plainSearch = {
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(String),
};
