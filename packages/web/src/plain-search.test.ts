import { expect, it } from 'vitest';
import { plainSearch } from './plain-search.ts';

const { parseSearch, stringifySearch } = plainSearch;

it.each([
  [{ centro: '4' }, '?centro=4', { centro: 4 }],
  [{ centro: 4 }, '?centro=4', { centro: 4 }],
  [{ mes: '2026-10' }, '?mes=2026-10', { mes: '2026-10' }],
  [{ token: '123456789012345678901' }, '?token=123456789012345678901', { token: '123456789012345678901' }],
  [{ token: '1e5' }, '?token=1e5', { token: '1e5' }],
  [{ texto: '007' }, '?texto=007', { texto: '007' }],
  [{ texto: '"rosa" & co' }, '?texto=%22rosa%22+%26+co', { texto: '"rosa" & co' }],
  [{ volver: '/registros-list?mes=2026-10' }, '?volver=%2Fregistros-list%3Fmes%3D2026-10', { volver: '/registros-list?mes=2026-10' }],
  [{ texto: undefined }, '', {}],
])('%j is written %s, and comes back as %j', (search, written, read) => {
  expect(stringifySearch(search)).toBe(written);
  expect(parseSearch(written)).toEqual(read);
});
