import { describe, expect, it } from 'vitest';
import { createHoyTerminada, createTipos } from '@jornada/testkit';
import { placeFirst, placeNext } from './marks.ts';
import { checkOwnTimes, checkPresences, isFine, type HoursPlace } from './own-times.ts';
import { resultOfOwnTimes, resultOfPresences } from './result.ts';
import { plannedPresences, presencesOf, pausesOf, type Span } from './spans.ts';

const MADRID = 'Europe/Madrid';
const at = (hora: string): string => (hora.includes('T') ? `2026-10-${hora}:00+02:00` : `2026-10-22T${hora}:00+02:00`);
const mark = (hora: string) => ({ hora, antes: null });
const span = (key: string, inicio: string, fin: string, tipoId: number | null = 3): Span => ({
  key,
  tipoId,
  inicio: mark(inicio),
  fin: mark(fin),
});
const DAY: HoursPlace = { zona: MADRID, near: at('08:02'), ahora: at('18:00') };
const check = (inicio: string, fin: string, pausas: Span[] = [], place: HoursPlace = DAY) =>
  checkOwnTimes({ inicio: mark(inicio), fin: mark(fin), pausas, observaciones: '' }, place);
const isSame = (a: string | null | undefined, b: string) => a != null && Temporal.Instant.compare(a, b) === 0;

describe('own times', () => {
  it('are hours of the day that was clocked', () => {
    const { instants, problems } = check('08:00', '17:20', [span('a', '13:30', '14:50')]);
    expect(problems).toEqual({});
    expect([isSame(instants['inicio'], at('08:00')), isSame(instants['a.fin'], at('14:50')), isSame(instants['fin'], at('17:20'))]).toEqual(
      [true, true, true],
    );
  });

  it('are sent oldest pause first, in whatever order they were typed', () => {
    expect(check('08:00', '17:20', [span('a', '13:30', '14:50'), span('b', '10:00', '10:10')]).spans.map(({ key }) => key)).toEqual([
      'b',
      'a',
    ]);
  });

  it('may have pauses that touch one another and the ends', () => {
    expect(isFine(check('08:00', '17:00', [span('a', '08:00', '08:15'), span('b', '08:15', '09:00'), span('c', '16:30', '17:00')]))).toBe(
      true,
    );
  });

  it.each([
    ['an hour that is missing', check('', '17:00'), { inicio: 'vacia' }],
    ['an end before the beginning', check('12:00', '11:00'), { fin: 'orden' }],
    ['an end at the beginning', check('12:00', '12:00'), { fin: 'orden' }],
    ['an end that has not come yet', check('08:00', '18:01'), { fin: 'futura' }],
    ['a pause after the end', check('08:00', '16:00', [span('a', '16:10', '16:20')]), { 'a.inicio': 'fuera' }],
    ['a pause before the beginning', check('08:00', '16:00', [span('a', '07:00', '08:20')]), { 'a.inicio': 'fuera' }],
    ['a pause that lasts beyond the end', check('08:00', '16:00', [span('a', '15:50', '16:10')]), { 'a.fin': 'fuera' }],
    ['a pause that ends before it began', check('08:00', '16:00', [span('a', '13:00', '12:00')]), { 'a.fin': 'orden' }],
    ['a pause without a length', check('08:00', '16:00', [span('a', '13:00', '13:00')]), { 'a.fin': 'orden' }],
    [
      'a pause within another',
      check('08:00', '16:00', [span('a', '13:00', '14:00'), span('b', '13:30', '13:40')]),
      { 'b.inicio': 'solape' },
    ],
  ])('say what is wrong with %s', (_name, { problems }, expected) => {
    expect(problems).toMatchObject(expected);
  });

  it('of a night lie before and after midnight', () => {
    const night: HoursPlace = { zona: MADRID, near: at('21T22:03'), ahora: at('07:00') };
    const { instants, problems } = check('21:30', '06:15', [span('a', '23:50', '00:20')], night);
    expect(problems).toEqual({});
    expect([
      isSame(instants['inicio'], at('21T21:30')),
      isSame(instants['a.inicio'], at('21T23:50')),
      isSame(instants['a.fin'], at('22T00:20')),
      isSame(instants['fin'], at('22T06:15')),
    ]).toEqual([true, true, true, true]);
  });
});

describe('an hour of the wall clock', () => {
  it('that the clock skips does not exist', () => {
    const from = '2026-03-28T22:00:00+01:00';
    expect(placeNext(mark('02:30'), from, MADRID)).toEqual({ instante: null, problem: 'no-existe' });
    expect(placeFirst(mark('02:30'), '2026-03-29T04:00:00+02:00', MADRID)).toEqual({ instante: null, problem: 'no-existe' });
  });

  it('that comes twice is the first one, and what was clocked stays what it was', () => {
    const from = '2026-10-24T22:00:00+02:00';
    const second = '2026-10-25T02:30:00+01:00';
    expect(isSame(placeNext(mark('02:30'), from, MADRID).instante, '2026-10-25T02:30:00+02:00')).toBe(true);
    expect(placeNext({ hora: '02:30', antes: second }, from, MADRID)).toEqual({ instante: second });
  });
});

describe('presences', () => {
  it('follow one another and may touch', () => {
    const { problems, spans } = checkPresences([span('a', '08:00', '12:00'), span('b', '12:00', '16:00')], DAY);
    expect(problems).toEqual({});
    expect(spans).toHaveLength(2);
    expect(checkPresences([span('a', '08:00', '12:00'), span('b', '11:59', '16:00')], DAY).problems).toMatchObject({
      'b.inicio': 'solape',
    });
  });

  it('are what was recorded, a pause that counts as work being part of them', () => {
    const { tramos } = createHoyTerminada();
    const hours = (list: { inicio: string; fin: string }[]) => list.map(({ inicio, fin }) => [inicio.slice(11, 16), fin.slice(11, 16)]);
    expect(hours(presencesOf(tramos))).toEqual([
      ['08:02', '10:30'],
      ['10:50', '13:30'],
      ['14:50', '17:58'],
    ]);
    const paid = tramos.map((tramo) => (tramo.subtipo === 'cafe' ? { ...tramo, pagado: true } : tramo));
    expect(hours(presencesOf(paid))).toEqual([
      ['08:02', '13:30'],
      ['14:50', '17:58'],
    ]);
  });

  it('of the plan are cut by its unpaid pauses, and a flexible shift has none', () => {
    const pausa = { subtipo: 'comida' as const, inicio: at('13:30'), minutos: 80, pagada: false };
    const turno = {
      codigo: 'M',
      nombre: 'Mañana',
      flexible: false,
      inicio: at('08:00'),
      fin: at('17:20'),
      entradaDesde: null,
      entradaHasta: null,
      pausas: [pausa],
    };
    const planned = plannedPresences(turno);
    expect(planned).toHaveLength(2);
    expect(isSame(planned[1]?.inicio, at('14:50'))).toBe(true);
    expect(plannedPresences({ ...turno, pausas: [{ ...pausa, pagada: true }] })).toHaveLength(1);
    expect(plannedPresences({ ...turno, flexible: true })).toEqual([]);
  });
});

describe('what the hours come to', () => {
  const tipos = createTipos();

  it('is work less the pauses that do not count', () => {
    const form = {
      inicio: at('08:00'),
      fin: at('17:00'),
      pausas: [
        { key: 'a', tipoId: 6, inicio: at('09:00'), fin: at('10:00') },
        { key: 'b', tipoId: 3, inicio: at('13:00'), fin: at('14:00') },
      ],
    };
    expect(resultOfOwnTimes(form, tipos, null)).toMatchObject({ trabajado: 480, diferencia: null });
  });

  it('of presences is their sum', () => {
    const { spans } = checkPresences([span('a', '08:00', '12:00'), span('b', '15:00', '17:30')], DAY);
    expect(resultOfPresences(spans, null).trabajado).toBe(390);
  });

  it('fills the gap between two presences with a pause that does not count', () => {
    const { tramos } = createHoyTerminada();
    const split = tramos.filter(({ subtipo }) => subtipo !== 'comida');
    const pausas = pausesOf(
      split,
      tipos.filter(({ clase }) => clase === 'pausa'),
      MADRID,
    );
    expect(pausas.map(({ tipoId, inicio, fin }) => [tipoId, inicio.hora, fin.hora])).toEqual([
      [4, '10:30', '10:50'],
      [3, '13:30', '14:50'],
    ]);
  });
});
