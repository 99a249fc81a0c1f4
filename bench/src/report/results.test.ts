import { expect, test } from 'vitest';
import { placeBlock, summaryOf } from './results.ts';

test('a block replaces itself and leaves the rest of the file alone', () => {
  const first = placeBlock('# Measured\n\nBy hand.\n', 'home', 'one');
  const both = placeBlock(first, 'bundle', 'two');
  expect(both).toBe('# Measured\n\nBy hand.\n\n<!-- home -->\n\none\n\n<!-- /home -->\n\n<!-- bundle -->\n\ntwo\n\n<!-- /bundle -->\n');
  expect(placeBlock(both, 'home', 'three')).toBe(both.replace('one', 'three'));
});

test('the summary has one line for each block with bars, and names the bars that are not met', () => {
  const head = '| What | Unit | Ours | Beside it | Ratio | Bar |  |\n| --- | --- | --- | --- | --- | --- | --- |\n';
  const both = [
    [
      'home',
      `${head}| home, c=16 | requests/s | 800 (700–900) | 2,000 | 0.41 (0.4–0.5) | ≥ 0.4 | met |\n| home, p99 | ms | 9 | 3 |  |  |  |`,
    ],
    ['start', `${head}| start | ms | 1,180 (1,100–1,300) |  |  | ≤ 1000 | **not met** |`],
    ['notes', 'Nothing to judge.'],
  ] as const;
  const document = both.reduce(
    (text, [name, table]) => placeBlock(text, name, `## Of ${name}\n\n2026-11-22 08:32 UTC. A machine.\n\n${table}`),
    '# Measured\n',
  );
  expect(summaryOf(document)).toBe(
    [
      '## What is met',
      '',
      '- **Of home**, 2026-11-22: 1 of 1 bars met.',
      '- **Of start**, 2026-11-22: 0 of 1 bars met; not met: start 1,180 (≤ 1000).',
    ].join('\n'),
  );
});
