import { describe, expect, test } from 'vitest';
import { a } from '../testing/laboral.ts';
import { fechas, historia, vivido } from '../testing/vividos.ts';
import { avisosAlEntrar, avisosAlSeguir, proximoAviso } from './guardian.ts';
import type { DiaVivido } from './modelo.ts';

const DIA = '2026-05-05';
const at = (hora: string, fecha = DIA): string => a(`${fecha}T${hora}`);
const entering = (dias: DiaVivido[], ahora: string, pais = 'ES', fecha = DIA) => avisosAlEntrar(historia(dias, { ahora, pais }), fecha);
const going = (dias: DiaVivido[], ahora: string, pais = 'ES') =>
  avisosAlSeguir(historia(dias, { ahora, pais })).map(({ regla, limiteMinutos, valorMinutos }) => [regla, limiteMinutos, valorMinutos]);

describe('clocking in now', () => {
  const late = vivido('2026-05-04', ['15:30-19:00', '19:30-23:30']);

  test('after half past eleven at night it is too soon at nine, and fine from half past eleven', () => {
    expect(entering([late], at('09:00'))).toEqual([
      {
        regla: 'descanso-diario',
        norma: 'ET 34.3',
        fecha: DIA,
        limiteMinutos: 720,
        valorMinutos: 570,
        posibleDesde: '2026-05-05T09:30:00Z',
      },
    ]);
    expect(entering([late], at('11:29'))).toHaveLength(1);
    expect(entering([late], at('11:30'))).toEqual([]);
    expect(entering([late], at('09:00'), 'DE')).toMatchObject([{ limiteMinutos: 660, posibleDesde: '2026-05-05T08:30:00Z' }]);
  });

  test('on the night of March the first hour comes an hour later by the clock', () => {
    const saturday = vivido('2026-03-28', ['13:00-20:00']);
    expect(entering([saturday], a('2026-03-29T08:00'), 'ES', '2026-03-29')).toMatchObject([
      { valorMinutos: 660, posibleDesde: a('2026-03-29T09:00') },
    ]);
  });

  test('again after lunch by the clock breaks nothing: it is the same day', () => {
    const morning = vivido(DIA, ['08:00-13:00']);
    expect(entering([morning], at('15:00'))).toEqual([]);
    expect(entering([morning], at('20:01')).map(({ regla }) => regla)).toEqual(['descanso-diario']);
  });

  test('again after the longest day says that the day is full, and that waiting does not help', () => {
    expect(entering([vivido(DIA, ['06:00-10:00', '10:30-15:30'])], at('16:00'))).toMatchObject([
      { regla: 'jornada-diaria', limiteMinutos: 540, valorMinutos: 540, posibleDesde: null },
    ]);
  });

  test('on a seventh day without weekly rest: from the hour at which the rest is one', () => {
    const dias = [...fechas('2026-05-04', 5), ...fechas('2026-05-11', 6)].map((fecha) => vivido(fecha, ['09:00-12:00', '13:00-16:00']));
    const sunday = entering(dias, at('09:00', '2026-05-17'), 'ES', '2026-05-17');
    expect(sunday).toMatchObject([{ regla: 'descanso-semanal', limiteMinutos: 2880, posibleDesde: at('16:00', '2026-05-18') }]);
  });

  test('in a full week: from Monday on, at midnight of where the person then works', () => {
    const dias = fechas('2026-05-04', 4).map((fecha) => vivido(fecha, ['08:00-13:00', '14:00-20:00']));
    expect(entering(dias, at('10:00', '2026-05-08'), 'ES', '2026-05-08')).toMatchObject([
      { regla: 'jornada-semanal', limiteMinutos: 2400, valorMinutos: 2640, posibleDesde: at('00:00', '2026-05-11') },
    ]);
  });

  test('the first time of all breaks nothing', () => {
    expect(entering([], at('09:00'))).toEqual([]);
  });
});

describe('going on working', () => {
  test('asks for the break on the minute at which it falls due, and no more once it is taken', () => {
    const dias = [vivido(DIA, ['08:00-'])];
    expect(going(dias, at('13:59'))).toEqual([]);
    expect(going(dias, at('14:00'))).toEqual([['pausa-minima', 15, 0]]);
    expect(going([vivido(DIA, ['08:00-14:05', '14:20-'])], at('14:30'))).toEqual([]);
  });

  test('in Germany also for one that is too short for so long a day, and for six hours on end', () => {
    expect(going([vivido(DIA, ['08:00-10:00', '10:20-'])], at('14:20'), 'DE')).toEqual([['pausa-minima', 30, 20]]);
    expect(going([vivido(DIA, ['07:00-07:30', '08:00-'])], at('14:00'), 'DE')).toEqual([['trabajo-seguido', 360, 360]]);
  });

  test('says when the day has reached its most', () => {
    expect(going([vivido(DIA, ['08:00-13:00', '14:00-'])], at('18:00'))).toEqual([['jornada-diaria', 540, 540]]);
  });

  test('says nothing in a pause, out of work, or of a forgotten day', () => {
    const pause = vivido(DIA, ['07:00-13:30', '13:30-']);
    const resting = { ...pause, tramos: pause.tramos.map((tramo) => ({ ...tramo, clase: tramo.fin ? tramo.clase : ('pausa' as const) })) };
    expect(going([resting], at('16:00'))).toEqual([]);
    expect(going([vivido(DIA, ['06:00-15:00'])], at('16:00'))).toEqual([]);
    expect(going([vivido('2026-05-04', ['08:00-'], { estado: 'incompleta', incidencias: ['falta-salida'] })], at('16:00'))).toEqual([]);
  });
});

describe('the next warning', () => {
  const next = (dias: DiaVivido[], ahora: string, pais = 'ES') => proximoAviso(historia(dias, { ahora, pais }));

  test('is the first of break and hours to come', () => {
    expect(next([vivido(DIA, ['08:00-'])], at('09:00:30'))).toBe(at('14:00'));
    expect(next([vivido(DIA, ['08:00-'])], at('14:00'))).toBe(at('17:00'));
    expect(next([vivido(DIA, ['08:00-12:00', '13:00-'])], at('13:30'), 'DE')).toBe(at('19:00'));
  });

  test('is none out of work', () => {
    expect(next([vivido(DIA, ['08:00-12:00'])], at('13:00'))).toBeNull();
    expect(next([], at('13:00'))).toBeNull();
  });
});
