import { describe, expect, it } from 'vitest';
import {
  columnasDe,
  columnaDe,
  costeDeLoQueFalta,
  daysOfPeriodo,
  importeDe,
  isPeriodoValido,
  preverProyecto,
  ritmoDeProyecto,
  weekdaysOf,
} from './index.ts';

const HOURS = 60;

describe('the days of a report', () => {
  it.each([
    ['mes', '2026-11-01', '2026-11-27'],
    ['mes-anterior', '2026-10-01', '2026-10-31'],
    ['3-meses', '2026-09-01', '2026-11-27'],
    ['6-meses', '2026-06-01', '2026-11-27'],
    ['12-meses', '2025-12-01', '2026-11-27'],
    ['ano', '2026-01-01', '2026-11-27'],
    ['ano-anterior', '2025-01-01', '2025-12-31'],
  ] as const)('%s', (periodo, desde, hasta) => {
    expect(daysOfPeriodo(periodo, '2026-11-27')).toEqual({ desde, hasta });
  });

  it('are of no more than six years, and not the wrong way round', () => {
    expect(isPeriodoValido({ desde: '2026-01-01', hasta: '2026-01-01' })).toBe(true);
    expect(isPeriodoValido({ desde: '2026-01-02', hasta: '2026-01-01' })).toBe(false);
    expect(isPeriodoValido({ desde: '2020-02-29', hasta: '2026-02-27' })).toBe(true);
    expect(isPeriodoValido({ desde: '2020-01-01', hasta: '2026-01-01' })).toBe(false);
  });

  it('have a column for each month, quarter or year, cut at both ends', () => {
    expect(columnasDe({ desde: '2026-09-15', hasta: '2026-11-27' })).toEqual([
      { clase: 'mes', desde: '2026-09-15', hasta: '2026-09-30' },
      { clase: 'mes', desde: '2026-10-01', hasta: '2026-10-31' },
      { clase: 'mes', desde: '2026-11-01', hasta: '2026-11-27' },
    ]);
    const quarters = columnasDe({ desde: '2025-12-01', hasta: '2026-11-27' });
    expect(quarters.map(({ clase, desde }) => `${clase} ${desde}`)).toEqual([
      'trimestre 2025-12-01',
      'trimestre 2026-01-01',
      'trimestre 2026-04-01',
      'trimestre 2026-07-01',
      'trimestre 2026-10-01',
    ]);
    expect(columnasDe({ desde: '2024-02-29', hasta: '2026-01-01' }).map(({ desde }) => desde)).toEqual([
      '2024-02-29',
      '2025-01-01',
      '2026-01-01',
    ]);
    expect([columnaDe(quarters, '2026-05'), columnaDe(quarters, '2024-01')]).toEqual([2, -1]);
  });

  it('lie each in one column', () => {
    for (const desde of ['2024-01-31', '2025-11-30', '2026-08-01']) {
      const columns = columnasDe({ desde, hasta: '2026-11-27' });
      for (const [index, { hasta }] of columns.slice(0, -1).entries())
        expect(Temporal.PlainDate.from(hasta).add({ days: 1 }).toString()).toBe(columns[index + 1]?.desde);
      expect([columns[0]?.desde, columns.at(-1)?.hasta]).toEqual([desde, '2026-11-27']);
    }
  });
});

it('counts from Monday to Friday', () => {
  expect(weekdaysOf('2026-11-02', '2026-11-27')).toBe(20);
  expect(weekdaysOf('2026-11-28', '2026-11-29')).toBe(0);
  expect(weekdaysOf('2026-11-27', '2026-11-27')).toBe(1);
  expect(weekdaysOf('2026-11-27', '2026-11-26')).toBe(0);
  for (let days = 0; days < 30; days += 1) {
    const first = Temporal.PlainDate.from('2026-11-04');
    const all = Array.from({ length: days }, (_, index) => first.add({ days: index }));
    expect(weekdaysOf(first.toString(), first.add({ days: days - 1 }).toString())).toBe(
      all.filter(({ dayOfWeek }) => dayOfWeek < 6).length,
    );
  }
});

it('rounds each entry to whole cents, half a cent up', () => {
  expect([importeDe(60, 4600), importeDe(1, 30), importeDe(1, 29), importeDe(7, 4600), importeDe(0, 999)]).toEqual([4600, 1, 0, 537, 0]);
});

describe('the pace of a project', () => {
  const meses = [
    { mes: '2026-10', minutos: 324 * HOURS + 30 },
    { mes: '2026-11', minutos: 297 * HOURS },
  ];

  it('is that of the month of which four weeks are over', () => {
    expect(ritmoDeProyecto(meses, { hoy: '2026-11-27', primero: '2026-09-01' })).toEqual({ mes: '2026-11', porSemana: 74 * HOURS + 15 });
    expect(ritmoDeProyecto(meses, { hoy: '2026-11-26', primero: '2026-09-01' })?.mes).toBe('2026-10');
  });

  it('counts from its first day, and is not known in its first week', () => {
    const begun = [{ mes: '2026-11', minutos: 6000 }];
    expect(ritmoDeProyecto(begun, { hoy: '2026-11-19', primero: '2026-11-16' })).toBeNull();
    expect(ritmoDeProyecto(begun, { hoy: '2026-11-20', primero: '2026-11-16' })).toEqual({ mes: '2026-11', porSemana: 6000 });
    expect(ritmoDeProyecto(begun, { hoy: '2026-12-02', primero: '2026-11-23' })).toEqual({ mes: '2026-11', porSemana: 5000 });
  });

  it('is none where nothing was done', () => {
    expect(ritmoDeProyecto([], { hoy: '2026-11-27', primero: '2026-01-01' })).toEqual({ mes: '2026-11', porSemana: 0 });
  });
});

describe('the forecast', () => {
  const portal = { presupuesto: 1200 * HOURS, gastado: 898 * HOURS + 45, hoy: '2026-11-27', entrega: '2027-01-29' };
  const ritmo = { mes: '2026-11', porSemana: 74 * HOURS + 15 };

  it('is the pace until the delivery, and knows the day on which the budget ends', () => {
    expect(preverProyecto({ ...portal, ritmo })).toEqual({
      gastadoPorCien: 74,
      previstoPorCien: 131,
      previsto: 668 * HOURS + 15,
      semanasDecimas: 90,
      falta: 367 * HOURS,
      seAgota: '2026-12-28',
    });
    expect(costeDeLoQueFalta(367 * HOURS, { minutos: 898 * HOURS + 45, coste: 40_116_00 })).toBe(16_400_00);
  });

  it('has no end without a delivery, but a day', () => {
    expect(preverProyecto({ ...portal, ritmo, entrega: null })).toMatchObject({ previsto: null, falta: 0, seAgota: '2026-12-28' });
  });

  it('says what is over, and nothing of what has no pace', () => {
    expect(preverProyecto({ ...portal, ritmo: null, gastado: 1300 * HOURS })).toMatchObject({
      gastadoPorCien: 108,
      falta: 100 * HOURS,
      seAgota: null,
    });
    expect(preverProyecto({ ...portal, ritmo: { mes: '2026-11', porSemana: 0 } })).toMatchObject({ previsto: 0, falta: 0, seAgota: null });
  });

  it('ends at a delivery that is over', () => {
    expect(preverProyecto({ ...portal, ritmo, entrega: '2026-11-01' })).toMatchObject({
      previsto: 0,
      semanasDecimas: 0,
      previstoPorCien: 75,
    });
  });

  it('does not search for the end of a budget for ever', () => {
    expect(
      preverProyecto({ presupuesto: 2_000_000_000, gastado: 0, ritmo: { mes: '2026-11', porSemana: 1 }, hoy: '2026-11-27', entrega: null })
        .seAgota,
    ).toBeNull();
  });

  it('never crosses before what is done at its pace reaches the budget', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const porSemana = (seed * 7919) % 4000;
      const gastado = (seed * 104_729) % 70_000;
      const { seAgota } = preverProyecto({ ...portal, gastado, ritmo: { mes: '2026-11', porSemana } });
      if (seAgota === null) continue;
      const days = weekdaysOf('2026-11-28', seAgota);
      expect(gastado + (porSemana * days) / 5).toBeGreaterThanOrEqual(portal.presupuesto);
      expect(gastado + (porSemana * (days - 1)) / 5).toBeLessThan(portal.presupuesto);
    }
  });
});
