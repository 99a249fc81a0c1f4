import { expect, it } from 'vitest';
import { BLANK } from '../drafts/draft-values.ts';
import { isWorthKeeping } from './values.ts';

it('a class that was only looked at is no draft; what was typed is one', () => {
  expect(isWorthKeeping({ ...BLANK, clase: 'kilometros', tipo: 4 }, BLANK)).toBe(false);
  expect(isWorthKeeping({ ...BLANK, comercio: 'Bar Sol' }, BLANK)).toBe(true);
  expect(isWorthKeeping({ ...BLANK, ficheros: [31] }, BLANK)).toBe(true);
});
