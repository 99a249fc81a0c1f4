import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeEntradas, huecosDe, instanteDeMinuto, fillHuecos, minutoDe, minutosDe, hasOverlap, type Hueco } from './huecos.ts';

const at = (text: string): number => minutoDe(`2026-11-27T${text}:00+01:00`);
const piece = (desde: string, hasta: string): Hueco => ({ desde: at(desde), hasta: at(hasta) });

const trechos = fc.array(
  fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 90 })).map(([desde, length]): Hueco => ({ desde, hasta: desde + length })),
  { maxLength: 8 },
);
const minutesIn = (pieces: readonly Hueco[]): Set<number> =>
  new Set(pieces.flatMap(({ desde, hasta }) => Array.from({ length: hasta - desde }, (_, i) => desde + i)));

describe('free pieces of a day', () => {
  const worked = [piece('08:02', '10:30'), piece('10:48', '13:30'), piece('14:50', '16:12')];
  const given = [piece('08:02', '09:17'), piece('09:17', '10:30'), piece('10:48', '12:52')];

  it('lie between what is given, and a length fills them in order', () => {
    expect(huecosDe(worked, given)).toEqual([piece('12:52', '13:30'), piece('14:50', '16:12')]);
    expect(fillHuecos(huecosDe(worked, given), 60)).toEqual([piece('12:52', '13:30'), piece('14:50', '15:12')]);
  });

  it('are exactly the minutes that nobody has, each once', () => {
    fc.assert(
      fc.property(trechos, trechos, (pieces, taken) => {
        const free = huecosDe(pieces, taken);
        expect(hasOverlap(free)).toBe(false);
        const wanted = minutesIn(pieces).difference(minutesIn(taken));
        expect(minutesIn(free)).toEqual(wanted);
        expect(minutosDe(free)).toBe(wanted.size);
      }),
    );
  });

  it('give as many minutes as are asked for, or all', () => {
    fc.assert(
      fc.property(trechos, fc.nat(500), (pieces, wanted) => {
        const free = huecosDe(pieces, []);
        expect(minutosDe(fillHuecos(free, wanted))).toBe(Math.min(wanted, minutosDe(free)));
      }),
    );
  });
});

it('an entry without an hour is shown in what is left', () => {
  const entries = [
    { desde: null, minutos: 30 },
    { desde: instanteDeMinuto(at('09:00')), minutos: 60 },
    { desde: null, minutos: 45 },
    { desde: null, minutos: 10 },
  ];
  const shown = placeEntradas([piece('08:45', '11:00')], entries).map(({ trechos: where }) => where);
  expect(shown).toEqual([[piece('08:45', '09:00'), piece('10:00', '10:15')], [piece('09:00', '10:00')], [piece('10:15', '11:00')], []]);
});
