import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * What stands in an address after the question mark, as people write it: `?centro=4`, whether the app put a number there or its text. What
 * reads as a number or as true or false is one, and anything else is text: a secret made of digits stays as it is.
 */
export const plainSearch = {
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(String),
};
