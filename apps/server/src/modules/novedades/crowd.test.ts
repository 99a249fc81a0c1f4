import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCrowd } from './crowd.ts';

const [COMPANY, OTHER] = [1, 2];
const MANY = Array.from({ length: 30 }, (_, index) => index);
let told: [number, number][] = [];
const open = () => createCrowd({ flush: (entidadId, personaIds) => void told.push([entidadId, personaIds.length]) });

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('news about few people is told after two seconds, once for all of them', () => {
  const crowd = open();
  crowd.add(COMPANY, 1, ['registros']);
  crowd.add(COMPANY, 2, ['registros']);
  vi.advanceTimersByTime(1_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([[COMPANY, 2]]);
  crowd.close();
});

test('while a shift comes the next news waits for ten seconds, of that company only, until it is over', () => {
  const crowd = open();
  for (const persona of MANY) crowd.add(COMPANY, persona, ['registros']);
  vi.advanceTimersByTime(2_000);
  crowd.add(COMPANY, 1, ['registros']);
  crowd.add(OTHER, 1, ['registros']);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual([
    [COMPANY, 30],
    [OTHER, 1],
  ]);
  vi.advanceTimersByTime(8_000);
  expect(told.at(-1)).toEqual([COMPANY, 1]);
  crowd.add(COMPANY, 2, ['registros']);
  vi.advanceTimersByTime(2_000);
  expect(told).toHaveLength(4);
  crowd.close();
});

test('a shift is over once nobody has come for ten seconds', () => {
  const crowd = open();
  for (const persona of MANY) crowd.add(COMPANY, persona, ['registros']);
  vi.advanceTimersByTime(2_000);
  vi.advanceTimersByTime(10_001);
  crowd.add(COMPANY, 1, ['registros']);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual([
    [COMPANY, 30],
    [COMPANY, 1],
  ]);
  crowd.close();
});
