import { describe, expect, it } from 'vitest';
import type { TurnoDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import { areaOf, at, moveBy } from './area.ts';
import { pasteArea, readPattern, rotate, tile } from './fill.ts';
import { choicesOf, tellApart } from './shortcuts.ts';
import { piecesOf } from './shown.ts';
import { daysIn, spanOf, turnPage, weeksIn } from './span.ts';
import { FREE, shiftStroke } from './stroke.ts';

const shift = (codigo: string, inicio = '06:00', fin = '14:00'): TurnoDelPlanVista => ({
  clave: codigo,
  codigo,
  nombre: codigo,
  inicio,
  fin,
  pausas: [],
  minutos: 480,
  delHorario: true,
});
const [M, T] = [shiftStroke('M'), shiftStroke('T')];

describe('what shows', () => {
  it('begins on a Monday, or on the first of a month', () => {
    expect(spanOf('semana', '2027-03-03')).toEqual({ desde: '2027-03-01', hasta: '2027-03-07' });
    expect(spanOf('quincena', '2027-03-03')).toEqual({ desde: '2027-03-01', hasta: '2027-03-14' });
    expect(spanOf('mes', '2028-02-29')).toEqual({ desde: '2028-02-01', hasta: '2028-02-29' });
  });

  it('goes on by as much as shows', () => {
    expect(turnPage('semana', '2027-03-01', -1)).toBe('2027-02-22');
    expect(turnPage('quincena', '2027-03-01', 1)).toBe('2027-03-15');
    expect(turnPage('mes', '2027-01-01', -1)).toBe('2026-12-01');
  });

  it('counts the weeks of the year over New Year', () => {
    expect(weeksIn(daysIn({ desde: '2026-12-28', hasta: '2027-01-10' }))).toEqual([
      { week: 53, from: 0, to: 6 },
      { week: 1, from: 7, to: 13 },
    ]);
  });
});

describe('what is chosen', () => {
  const size = { rows: 3, cols: 7 };
  const keys = (key: string, shiftKey = false, ctrlKey = false) => ({ key, shiftKey, ctrlKey, metaKey: false });

  it('moves with arrows and stays within the grid', () => {
    expect(moveBy(at({ row: 0, col: 6 }), keys('ArrowRight'), size)).toEqual(at({ row: 0, col: 6 }));
    expect(moveBy(at({ row: 1, col: 3 }), keys('End', false, true), size)).toEqual(at({ row: 2, col: 6 }));
  });

  it('grows with the shift key, in every direction', () => {
    const grown = moveBy(at({ row: 1, col: 3 }), keys('ArrowUp', true), size);
    expect(grown && areaOf(grown)).toEqual({ top: 0, bottom: 1, left: 3, right: 3 });
  });
});

describe('filling', () => {
  const area = { top: 0, bottom: 1, left: 2, right: 5 };

  it('lays a pattern over all that is chosen, again and again', () => {
    const placed = tile([[M, T]], area).filter(({ spot }) => spot.row === 1);
    expect(placed.map(({ stroke }) => stroke)).toEqual([M, T, M, T]);
  });

  it('pastes a larger pattern beyond what is chosen', () => {
    expect(pasteArea([[M, T, FREE]], { top: 4, bottom: 4, left: 1, right: 1 })).toEqual({ top: 4, bottom: 4, left: 1, right: 3 });
  });

  it('leaves days as they are that cannot be copied', () => {
    expect(tile([[M, null]], area).map(({ spot }) => spot.col)).toEqual([2, 4, 2, 4]);
  });

  it('lets each person begin some days later than the one above', () => {
    const second = rotate([M, T, FREE], 1, area).filter(({ spot }) => spot.row === 1);
    expect(second.map(({ stroke }) => stroke)).toEqual([T, FREE, M, T]);
  });

  it('reads codes and days off, and says what it does not know', () => {
    const choices = choicesOf([shift('M'), shift('T')]);
    expect(readPattern('m M, t -', choices)).toEqual({ strokes: [M, M, T, FREE], faults: [] });
    expect(readPattern('M Q', choices).faults).toEqual([{ word: 'Q' }]);
  });
});

it('gives each shift a key of its own', () => {
  expect(choicesOf([shift('M'), shift('M2'), shift('N')]).map(({ key }) => key)).toEqual(['m', '1', 'n']);
});

it('tells shifts of one code apart, and from the letter of a free day', () => {
  const named = (codigo: string, nombre: string) => ({ ...shift(codigo), clave: `${codigo} ${nombre}`, codigo, nombre });
  const shifts = [named('P', 'Jornada partida'), named('P', 'Partida'), named('L', 'Diurno'), named('T', 'Tarde'), named('T', 'T')];
  expect(tellApart(shifts, 'L').map(({ codigo }) => codigo)).toEqual(['P', 'Pa', 'Ld', 'T', 'T2']);
});

it('leaves a real code to its shift, whichever comes first', () => {
  const named = (codigo: string, nombre: string) => ({ ...shift(codigo), clave: `${codigo} ${nombre}`, codigo, nombre });
  const shifts = [named('P', 'Partida'), named('P', 'Parcial'), named('PA', 'Parque')];
  expect(tellApart(shifts, 'L').map(({ codigo }) => codigo)).toEqual(['P', 'Pr', 'PA']);
});

it('wraps a night at midnight', () => {
  const shifts = new Map([['N', shift('N', '22:00', '06:00')]]);
  expect(piecesOf([{ turno: 'N', puestoId: null }], shifts)).toEqual([
    { from: 0, to: 0.25, isOpenAtStart: true, isOpenAtEnd: false },
    { from: 22 / 24, to: 1, isOpenAtStart: false, isOpenAtEnd: true },
  ]);
});
