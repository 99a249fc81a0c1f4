import { expect, test } from 'vitest';
import { foundIn, keepWaiting, readWaiting, withoutSent, type WaitingTicks } from './waiting-ticks.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};
const tick = (id: number, presente: boolean, minute: string) => ({
  clase: 'visita' as const,
  id,
  presente,
  momento: `2026-11-23T10:${minute}:00Z`,
});
const own = (desde: string, ...ticks: ReturnType<typeof tick>[]): WaitingTicks => ({
  desde,
  marcas: Object.fromEntries(ticks.map((one) => [`visita ${one.id}`, one])),
});
const START = '2026-11-23T10:00:00Z';

test('one’s own ticks stand above those of the server; a count that one has begun anew is empty', () => {
  const server = { desde: START, marcas: [tick(1, true, '01'), tick(2, true, '02')] };
  expect([...foundIn(server, undefined)]).toEqual(['visita 1', 'visita 2']);
  expect([...foundIn(server, own(START, tick(2, false, '03'), tick(3, true, '04')))]).toEqual(['visita 1', 'visita 3']);
  expect([...foundIn(server, own('2026-11-23T10:05:00Z'))]).toEqual([]);
});

test('what was ticked again while it was sent waits on', () => {
  const sent = own(START, tick(1, true, '01'), tick(2, true, '02'));
  expect(withoutSent({ 7: sent }, 7, sent)).toEqual({});
  const changed = own(START, tick(1, false, '09'), tick(2, true, '02'));
  expect(withoutSent({ 7: changed, 8: sent }, 7, sent)).toEqual({ 7: own(START, tick(1, false, '09')), 8: sent });
  // Begun anew in between: the new count has not been sent.
  expect(withoutSent({ 7: own('2026-11-23T10:09:00Z') }, 7, sent)).toEqual({ 7: own('2026-11-23T10:09:00Z') });
});

test('what waits belongs to one person, and nobody else finds it', () => {
  const storage = memory();
  const waiting = { 7: own(START, tick(1, true, '01')) };
  keepWaiting(storage, 'ana', waiting);
  expect(readWaiting(storage, 'ana')).toEqual(waiting);
  expect(readWaiting(storage, 'luis')).toEqual({});
  expect(readWaiting(storage, 'ana')).toEqual({});
  storage.setItem('jornada.recuento', '{');
  expect(readWaiting(storage, 'ana')).toEqual({});
});
