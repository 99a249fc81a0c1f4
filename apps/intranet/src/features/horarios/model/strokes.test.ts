import { expect, test } from 'vitest';
import { strokesOf } from './strokes.ts';

const DAY = '2026-03-10';
const pausa = { subtipo: 'comida' as const, minutos: 60, pagada: false };
const between = (strokes: ReturnType<typeof strokesOf>) => strokes.map(({ desde, hasta }) => [desde * 24, hasta * 24]);

test('a split day has two strokes; a break that is paid, or has no hour, parts nothing', () => {
  const day = { inicio: `${DAY}T09:00Z`, fin: `${DAY}T18:00Z` };
  expect(between(strokesOf(DAY, { ...day, pausas: [{ ...pausa, inicio: `${DAY}T14:00Z` }] }))).toEqual([
    [9, 14],
    [15, 18],
  ]);
  const whole = [
    { ...pausa, inicio: null },
    { ...pausa, inicio: `${DAY}T11:00Z`, pagada: true },
  ];
  expect(between(strokesOf(DAY, { ...day, pausas: whole }))).toEqual([[9, 18]]);
});

test('a night is drawn in two, its end at the beginning of the line; a break after midnight parts that one', () => {
  const night = { inicio: `${DAY}T22:00Z`, fin: '2026-03-11T06:00Z' };
  expect(between(strokesOf(DAY, { ...night, pausas: [] }))).toEqual([
    [0, 6],
    [22, 24],
  ]);
  const strokes = between(strokesOf(DAY, { ...night, pausas: [{ ...pausa, inicio: '2026-03-11T02:00Z' }] }));
  expect(strokes.map((one) => one.map(Math.round))).toEqual([
    [0, 2],
    [22, 24],
    [3, 6],
  ]);
});
