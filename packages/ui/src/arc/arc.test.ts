import { describe, expect, it } from 'vitest';
import { numeralsOf, pauseMarksOf, shareBetween, stretchesOf } from './day.ts';
import { isUnderSun, pointAt, ticksOf } from './geometry.ts';
import { ARC_SCALES, TICKS } from './scale.ts';

const at = (hora: string) => `2026-10-22T${hora}:00+02:00`;

describe('ticks', () => {
  it('stand from foot to foot, each of the kind of its stretch', () => {
    const ticks = ticksOf([
      { kind: 'trabajado', from: 0, to: 0.5, dotted: false },
      { kind: 'por-trabajar', from: 0.5, to: 1, dotted: false },
    ]);
    expect(ticks).toHaveLength(TICKS + 1);
    expect(ticks[0]).toMatchObject({ share: 0, kind: 'trabajado' });
    expect(ticks.find(({ share }) => share === 0.5)?.kind).toBe('por-trabajar');
    expect(ticks.at(-1)).toMatchObject({ share: 1, kind: 'por-trabajar' });
  });

  it('show a pause that is shorter than the space between two', () => {
    const ticks = ticksOf([
      { kind: 'trabajado', from: 0, to: 0.3, dotted: false },
      { kind: 'pausa-hecha', from: 0.3, to: 0.303, dotted: true },
      { kind: 'trabajado', from: 0.303, to: 1, dotted: false },
    ]);
    expect(ticks.filter(({ dotted }) => dotted)).toHaveLength(1);
    expect(ticks).toHaveLength(TICKS + 1);
  });

  it('stand on the whole arc of a day that ended in the minute in which it began', () => {
    const ticks = ticksOf(stretchesOf([], shareBetween(at('08:02'), at('08:02'))));
    expect(ticks).toHaveLength(TICKS + 1);
    expect(ticks.every(({ kind }) => kind === 'por-trabajar')).toBe(true);
  });

  it('lie on a half circle that rises from the left', () => {
    expect(pointAt(0, 150)).toEqual({ x: -150, y: -0 });
    expect(pointAt(0.5, 150)).toEqual({ x: 0, y: -150 });
    expect(pointAt(1, 150)).toEqual({ x: 150, y: -0 });
  });

  it('leave air around the sun, and none without one', () => {
    const scale = ARC_SCALES.phone;
    expect(isUnderSun(0.5, 0.5, scale)).toBe(true);
    expect(isUnderSun(0.5 + 3 / TICKS, 0.5, scale)).toBe(true);
    expect(isUnderSun(0.5 + 4 / TICKS, 0.5, scale)).toBe(false);
    expect(isUnderSun(0.5, null, scale)).toBe(false);
  });
});

describe('the hours inside', () => {
  it('are those of the wall clock, and keep clear of the feet', () => {
    const texts = numeralsOf({ desde: at('08:02'), hasta: at('17:42'), zona: 'Europe/Madrid' }).map(({ text }) => text);
    expect(texts).toEqual(['9', '10', '11', '12', '13', '14', '15', '16', '17']);
    expect(numeralsOf({ desde: at('08:55'), hasta: at('17:05'), zona: 'Europe/Madrid' }).map(({ text }) => text)).not.toContain('17');
  });

  it('jump with the clock on the night that is an hour longer', () => {
    const texts = numeralsOf({ desde: '2026-10-24T22:00:00+02:00', hasta: '2026-10-25T06:00:00+01:00', zona: 'Europe/Madrid' }).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['23', '0', '1', '2', '2', '3', '4', '5']);
  });

  it('begin with the hour that comes again, and stand where time has gone by', () => {
    const numerals = numeralsOf({ desde: '2026-10-25T02:10:00+02:00', hasta: '2026-10-25T06:10:00+01:00', zona: 'Europe/Madrid' });
    expect(numerals.map(({ text, share }) => [text, Math.round(share * 300)])).toEqual([
      ['2', 50],
      ['3', 110],
      ['4', 170],
      ['5', 230],
      ['6', 290],
    ]);
  });

  it('leave out the hour that the clock skips', () => {
    const numerals = numeralsOf({ desde: '2026-03-29T00:30:00+01:00', hasta: '2026-03-29T05:30:00+02:00', zona: 'Europe/Madrid' });
    expect(numerals.map(({ text, share }) => [text, Math.round(share * 240)])).toEqual([
      ['1', 30],
      ['3', 90],
      ['4', 150],
      ['5', 210],
    ]);
  });

  it('are every second one on a long day', () => {
    expect(numeralsOf({ desde: at('06:00'), hasta: at('22:00'), zona: 'Europe/Madrid' }).map(({ text }) => text)).toEqual([
      '8',
      '10',
      '12',
      '14',
      '16',
      '18',
      '20',
    ]);
  });
});

describe('the icons of the pauses', () => {
  const share = shareBetween(at('08:00'), at('18:00'));

  it('stand over the middle of each, and say whether it was taken', () => {
    const marks = pauseMarksOf(
      [
        { clase: 'trabajado', inicio: at('08:00'), fin: at('10:00'), subtipo: null },
        { clase: 'pausa-hecha', inicio: at('10:00'), fin: at('10:30'), subtipo: 'cafe' },
        { clase: 'pausa-prevista', inicio: at('13:00'), fin: at('14:00'), subtipo: 'comida' },
      ],
      share,
    );
    expect(marks).toEqual([
      { share: 0.225, subtipo: 'cafe', taken: true },
      { share: 0.55, subtipo: 'comida', taken: false },
    ]);
  });

  it('are one for a running pause and its rest, and never overlap', () => {
    const marks = pauseMarksOf(
      [
        { clase: 'pausa-hecha', inicio: at('13:00'), fin: at('13:15'), subtipo: 'comida' },
        { clase: 'pausa-prevista', inicio: at('13:15'), fin: at('14:00'), subtipo: 'comida' },
        { clase: 'pausa-prevista', inicio: at('13:20'), fin: at('13:25'), subtipo: 'cafe' },
      ],
      share,
    );
    expect(marks.map(({ subtipo }) => subtipo)).toEqual(['comida']);
  });

  it('everything lies on the left foot of a day without length', () => {
    expect(shareBetween(at('08:00'), at('08:00'))(at('09:00'))).toBe(0);
  });
});
