import { describe, expect, test } from 'vitest';
import { ausencia, laboral, OFICINA } from '../testing/laboral.ts';
import { compensacionesDe } from './compensaciones.ts';
import { cuentaDe, proximaCaducidad, saldoEn, type CuentaBolsa } from './cuenta.ts';
import type { MovimientoEscrito } from './modelo.ts';
import { caducidadDe, reglaEn } from './reglas.ts';

let next = 0;
const movimiento = (fecha: string, minutos: number, resto: Partial<MovimientoEscrito> = {}): MovimientoEscrito => ({
  id: (next += 1),
  clase: 'cierre',
  fecha,
  minutos,
  origen: 'irregular',
  caduca: null,
  refiereA: null,
  motivo: null,
  autorId: null,
  momento: `${fecha}T12:00:00Z`,
  ...resto,
});
const lots = ({ lotes }: CuentaBolsa) =>
  lotes.map(({ usadosMinutos, caducadosMinutos, quedanMinutos }) => [usadosMinutos, caducadosMinutos, quedanMinutos]);
const lines = ({ lineas }: CuentaBolsa) => lineas.map(({ clase, fecha, minutos, saldoMinutos }) => [clase, fecha, minutos, saldoMinutos]);

describe('what is used', () => {
  test('expires first, whatever came in first', () => {
    const account = cuentaDe({
      movimientos: [
        movimiento('2026-01-31', 100, { caduca: '2027-01-31' }),
        movimiento('2026-03-31', 60, { caduca: '2026-07-31', origen: 'extra' }),
      ],
      compensaciones: [{ fecha: '2026-04-10', minutos: 80 }],
      hoy: '2026-04-30',
    });
    expect(lots(account)).toEqual([
      [20, 0, 80],
      [60, 0, 0],
    ]);
    expect(account.saldoMinutos).toBe(80);
  });

  test('can be used on its last day, and not on the day after', () => {
    const granted = movimiento('2026-01-31', 100, { caduca: '2026-05-31' });
    const on = (fecha: string) => cuentaDe({ movimientos: [granted], compensaciones: [{ fecha, minutos: 30 }], hoy: '2026-06-30' });
    expect(lines(on('2026-05-31'))).toEqual([
      ['cierre', '2026-01-31', 100, 100],
      ['compensacion', '2026-05-31', -30, 70],
      ['caducidad', '2026-06-01', -70, 0],
    ]);
    expect(lines(on('2026-06-01'))).toEqual([
      ['cierre', '2026-01-31', 100, 100],
      ['caducidad', '2026-06-01', -100, 0],
      ['compensacion', '2026-06-01', -30, -30],
    ]);
  });

  test('is owed where the bank is empty, and what comes in pays that first', () => {
    const account = cuentaDe({
      movimientos: [movimiento('2026-01-31', -40), movimiento('2026-02-28', 100, { caduca: '2026-03-15' })],
      compensaciones: [],
      hoy: '2026-04-01',
    });
    expect(lots(account)).toEqual([[40, 60, 0]]);
    expect(lines(account).at(-1)).toEqual(['caducidad', '2026-03-16', -60, 0]);
  });

  test('is only promised while it is to come', () => {
    const account = cuentaDe({
      movimientos: [movimiento('2026-01-31', 500)],
      compensaciones: [{ fecha: '2026-04-10', minutos: 480 }],
      hoy: '2026-04-09',
    });
    expect(account).toMatchObject({ saldoMinutos: 500, comprometidosMinutos: 480 });
  });
});

describe('a month that is reopened', () => {
  const granted = movimiento('2026-01-31', 100, { caduca: '2027-01-31' });
  const counter = movimiento('2026-01-31', -100, { refiereA: granted.id });
  const again = movimiento('2026-01-31', 90, { caduca: '2027-01-31' });

  test('leaves no lot behind, and both movements in the account', () => {
    const account = cuentaDe({
      movimientos: [granted, counter],
      compensaciones: [{ fecha: '2026-02-10', minutos: 30 }],
      hoy: '2026-03-01',
    });
    expect(account.lotes).toEqual([]);
    expect(account.saldoMinutos).toBe(-30);
    expect(account.lineas.map(({ anulado }) => anulado)).toEqual([true, true, false]);
  });

  test('and closed again counts with what it has now', () => {
    const account = cuentaDe({
      movimientos: [granted, counter, again],
      compensaciones: [{ fecha: '2026-02-10', minutos: 30 }],
      hoy: '2026-03-01',
    });
    expect(lots(account)).toEqual([[30, 0, 60]]);
    expect(account.saldoMinutos).toBe(60);
  });
});

test('what expires next is told with all that expires on that day', () => {
  const at = (caduca: string | null, minutos: number) => movimiento('2026-01-31', minutos, { caduca });
  const account = cuentaDe({
    movimientos: [at(null, 10), at('2026-09-30', 20), at('2026-06-30', 30), at('2026-06-30', 5)],
    compensaciones: [],
    hoy: '2026-02-01',
  });
  expect(proximaCaducidad(account)).toEqual({ fecha: '2026-06-30', minutos: 35 });
  expect(proximaCaducidad(cuentaDe({ movimientos: [at(null, 10)], compensaciones: [], hoy: '2026-02-01' }))).toBeNull();
});

test('the balance of a day is that of its last line', () => {
  const account = cuentaDe({
    movimientos: [movimiento('2026-01-31', 100), movimiento('2026-02-28', -30)],
    compensaciones: [],
    hoy: '2026-03-01',
  });
  expect(['2026-01-30', '2026-01-31', '2026-02-27', '2026-02-28'].map((fecha) => saldoEn(account, fecha))).toEqual([0, 100, 100, 70]);
});

describe('how long minutes last', () => {
  const reglas = [{ desde: '2026-06-01', caducidadMeses: { irregular: 6, extra: 2 }, topeMinutos: 600 }];

  test('twelve months of irregular distribution and four of overtime, unless the company has decided otherwise by then', () => {
    const of = (fecha: string, origen: 'irregular' | 'extra') => caducidadDe(reglas, { fecha, origen });
    expect([of('2026-05-31', 'irregular'), of('2026-05-31', 'extra')]).toEqual(['2027-05-31', '2026-09-30']);
    expect([of('2026-06-30', 'irregular'), of('2026-12-31', 'extra')]).toEqual(['2026-12-30', '2027-02-28']);
    expect([reglaEn(reglas, '2026-05-31').topeMinutos, reglaEn(reglas, '2026-06-01').topeMinutos]).toEqual([null, 600]);
  });
});

describe('time off in lieu costs', () => {
  const off = (desde: string, hasta: string, resto = {}) => ausencia(desde, hasta, { clase: 'compensacion', ...resto });

  test('what the schedule says of each day, and a weekend or a public holiday nothing', () => {
    // Thursday 30 April to Monday 4 May; Friday is a holiday.
    const plan = laboral(OFICINA, {
      ausencias: [off('2026-04-30', '2026-05-04')],
      festivos: [{ centroId: 1, fecha: '2026-05-01', nombre: 'Fiesta del Trabajo' }],
    });
    expect(compensacionesDe(plan, '2026-01-01')).toEqual([
      { fecha: '2026-04-30', minutos: 480 },
      { fecha: '2026-05-04', minutos: 480 },
    ]);
    expect(compensacionesDe(plan, '2026-05-01').map(({ fecha }) => fecha)).toEqual(['2026-05-04']);
  });

  test('its minutes if it is of some hours, never more than the day has, and nothing before it is agreed', () => {
    const of = (resto: object) => compensacionesDe(laboral(OFICINA, { ausencias: [off('2026-05-04', '2026-05-04', resto)] }), '2026-01-01');
    expect(of({ minutos: 90 })).toEqual([{ fecha: '2026-05-04', minutos: 90 }]);
    expect(of({ minutos: 600 })).toEqual([{ fecha: '2026-05-04', minutos: 480 }]);
    expect(of({ aprobada: false })).toEqual([]);
  });

  test('nothing on a day that is leave for another reason', () => {
    const plan = laboral(OFICINA, {
      ausencias: [off('2026-05-04', '2026-05-04'), ausencia('2026-05-04', '2026-05-04', { clase: 'baja' })],
    });
    expect(compensacionesDe(plan, '2026-01-01')).toEqual([]);
  });
});
