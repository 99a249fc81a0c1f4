import { expect, it } from 'vitest';
import { findText } from './find-text.ts';

const words = (pieces: string[], looked: string): string[] =>
  findText(pieces, looked).map((match) => match.map(({ piece, from, to }) => (pieces[piece] ?? '').slice(from, to)).join('|'));

it.each([
  ['NÓMINA de junio', 'nomina', ['NÓMINA']],
  ['Nomina', 'nómina', ['Nomina']],
  ['uno dos uno', 'uno', ['uno', 'uno']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['a b', 'ab', ['a b']],
  ['Straße İzmir', 'straße', ['Straße']],
  ['nada', '', []],
  ['nada', '   ', []],
  ['nada', 'algo', []],
])('in %j, %j is found as %j', (text, looked, found) => {
  expect(words([text], looked)).toEqual(found);
});

it('is found where the file breaks it into pieces, and over the end of a line', () => {
  expect(words(['Pre', 'vención de ', 'riesgos', 'laborales'], 'prevención')).toEqual(['Pre|vención']);
  expect(words(['riesgos', 'laborales'], 'riesgos laborales')).toEqual(['riesgos|laborales']);
});
