import { describe, expect, it } from 'vitest';
import { pieces } from './pieces.ts';

describe('the pieces of a shift line', () => {
  it('are the hours of a day', () => {
    expect(pieces([{ inicio: '06:00', fin: '14:00' }])).toEqual([{ from: 360, to: 840, isOpenStart: false, isOpenEnd: false }]);
  });

  it('of a night go on at the start of the line', () => {
    expect(pieces([{ inicio: '22:00', fin: '06:00' }])).toEqual([
      { from: 0, to: 360, isOpenStart: true, isOpenEnd: false },
      { from: 1320, to: 1440, isOpenStart: false, isOpenEnd: true },
    ]);
  });

  it('end at midnight where the shift does, and are all of a day that is as long', () => {
    expect(pieces([{ inicio: '16:00', fin: '00:00' }])).toEqual([{ from: 960, to: 1440, isOpenStart: false, isOpenEnd: false }]);
    expect(pieces([{ inicio: '08:00', fin: '08:00' }])).toEqual([
      { from: 0, to: 480, isOpenStart: true, isOpenEnd: false },
      { from: 480, to: 1440, isOpenStart: false, isOpenEnd: true },
    ]);
  });
});
