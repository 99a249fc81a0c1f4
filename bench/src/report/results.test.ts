import { expect, test } from 'vitest';
import { placeBlock } from './results.ts';

test('a block replaces itself and leaves the rest of the file alone', () => {
  const first = placeBlock('# Measured\n\nBy hand.\n', 'home', 'one');
  const both = placeBlock(first, 'bundle', 'two');
  expect(both).toBe('# Measured\n\nBy hand.\n\n<!-- home -->\n\none\n\n<!-- /home -->\n\n<!-- bundle -->\n\ntwo\n\n<!-- /bundle -->\n');
  expect(placeBlock(both, 'home', 'three')).toBe(both.replace('one', 'three'));
});
