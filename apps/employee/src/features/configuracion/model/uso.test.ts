import { expect, test } from 'vitest';
import { usoOf } from './uso.ts';

const ahora = '2026-10-22T12:00:00Z';

test.each([
  ['2026-10-22T12:00:30Z', { key: 'cuarto' }],
  ['2026-10-22T11:46:00Z', { key: 'cuarto' }],
  ['2026-10-22T11:45:00Z', { key: 'hora' }],
  ['2026-10-22T11:01:00Z', { key: 'hora' }],
  ['2026-10-22T11:00:00Z', { key: 'horas', count: 1 }],
  ['2026-10-21T12:01:00Z', { key: 'horas', count: 23 }],
  ['2026-10-21T12:00:00Z', { key: 'dias', count: 1 }],
  ['2026-08-01T12:00:00Z', { key: 'dias', count: 82 }],
])('renewed at %s: %j', (ultimoUso, expected) => {
  expect(usoOf({ esActual: false, ultimoUso }, ahora)).toEqual(expected);
});

test('the one that asks is in use', () => {
  expect(usoOf({ esActual: true, ultimoUso: '2026-10-22T11:00:00Z' }, ahora)).toEqual({ key: 'ahora' });
});
