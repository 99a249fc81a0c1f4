import { expect, test } from 'vitest';
import { addUp } from './plans.ts';

const notice = (text: string, plan: object): string => `duration: 0.1 ms  plan:\n${JSON.stringify({ 'Query Text': text, Plan: plan })}`;

test('pages are those of the statements that were sent, rows those of every scan', () => {
  const within = notice('select … from registros', {
    'Shared Hit Blocks': 4,
    Plans: [
      { 'Relation Name': 'registros', 'Actual Rows': 3, 'Actual Loops': 2, 'Rows Removed by Filter': 1, 'Shared Hit Blocks': 4 },
      { 'Actual Rows': 50, 'Actual Loops': 1 },
    ],
  });
  const outer = notice('select leer_persona()', { 'Shared Hit Blocks': 9, 'Shared Read Blocks': 1 });
  expect(addUp([within, outer, 'something else'], new Set(['select leer_persona()']))).toEqual({ buffers: 10, rows: 8 });
});
