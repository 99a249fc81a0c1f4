import { describe, expect, test } from 'vitest';
import { isTimeToRemindSalida, whenToRemindSalida } from './remind-salida.ts';

const inicio = '2026-11-02T08:00:00Z';
const fin = '2026-11-02T16:00:00Z';

const isTime = ({ ahora, ...day }: { ahora: string; inicio: string; fin: string | null }): boolean =>
  isTimeToRemindSalida(whenToRemindSalida(day), Temporal.Instant.from(ahora));

describe('reminding of a clock-out', () => {
  test.each([
    ['while the shift runs', '2026-11-02T15:59:00Z', false],
    ['a little after it', '2026-11-02T16:29:59Z', false],
    ['half an hour after it', '2026-11-02T16:30:00Z', true],
    ['some hours after it, where nothing worked meanwhile', '2026-11-02T19:29:59Z', true],
    ['too late to be of use', '2026-11-02T19:30:00Z', false],
    ['the next morning', '2026-11-03T07:00:00Z', false],
  ])('%s', (_when, ahora, wanted) => {
    expect(isTime({ ahora, inicio, fin })).toBe(wanted);
  });

  test('without a plan, ten hours after the beginning; a shift that was over before it is none', () => {
    const none = { ahora: '2026-11-02T17:59:00Z', inicio, fin: null };
    expect(isTime(none)).toBe(false);
    expect(isTime({ ...none, ahora: '2026-11-02T18:00:00Z' })).toBe(true);
    expect(isTime({ ahora: '2026-11-02T18:00:00Z', inicio, fin: '2026-11-02T07:00:00Z' })).toBe(true);
  });

  test('a night over the change of the clock counts hours that were lived', () => {
    const noche = { inicio: '2026-10-24T20:00:00Z', fin: '2026-10-25T05:00:00Z' };
    expect(isTime({ ...noche, ahora: '2026-10-25T05:29:00Z' })).toBe(false);
    expect(isTime({ ...noche, ahora: '2026-10-25T06:30:00+01:00' })).toBe(true);
  });
});
