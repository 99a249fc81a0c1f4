import { describe, expect, test } from 'vitest';
import { concesion, usos } from '../testing/vacaciones.ts';
import { cantidadDe, diasDe, roundDays } from './cantidad.ts';
import { assign, uncoveredByYear, type CuentaVacaciones } from './cuenta.ts';
import { accruedOf, grantsFor } from './devengo.ts';
import type { BajaEnVacaciones, Concesion, UsoVacaciones } from './modelo.ts';
import { balanceOn } from './saldo.ts';

const account = (concesiones: Concesion[], used: UsoVacaciones[], bajas: BajaEnVacaciones[] = []): CuentaVacaciones =>
  assign({ concesiones, usos: used, bajas, bajaMeses: 18 });
const lots = ({ lotes }: CuentaVacaciones) => lotes.map(({ concesion: { clase, id }, quedan }) => [clase, id, diasDe(quedan)]);
const contrato = [{ desde: '2020-01-01', hasta: null }];
const on = (cuenta: CuentaVacaciones, fecha: string) => balanceOn(cuenta, fecha, { contrato, redondeo: 'ninguno' });
const lines = (cuenta: CuentaVacaciones, fecha: string) =>
  on(cuenta, fecha).lineas.map(({ clase, fecha: day, cantidad }) => [day, clase, diasDe(cantidad)]);

describe('a use', () => {
  test('is taken of two grants where the first does not cover it', () => {
    const half = concesion(0.5, { id: 2, clase: 'arrastre', ano: 2025, desde: '2026-01-01', hasta: '2026-03-31' });
    expect(lines(account([concesion(22), half], usos(['2026-03-02'])), '2026-03-01')).toEqual([
      ['2026-01-01', 'concedido', 22],
      ['2026-01-01', 'concedido', 0.5],
      ['2026-03-02', 'aprobado', -0.5],
      ['2026-03-02', 'aprobado', -0.5],
    ]);
  });

  test('is taken of the grant that was given first, of two that expire together', () => {
    const two = [concesion(1, { id: 7, clase: 'compensacion' }), concesion(22, { id: 3 })];
    expect(lots(account(two, usos(['2026-03-02', '2026-03-03'])))).toEqual([
      ['compensacion', 7, 0],
      ['anual', 3, 21],
    ]);
  });

  test('is taken of the grant that began first, of two that expire together', () => {
    const two = [concesion(1, { id: 7, desde: '2026-02-01' }), concesion(1, { id: 3 })];
    expect(lots(account(two, usos(['2026-03-02'])))).toEqual([
      ['anual', 7, 1],
      ['anual', 3, 0],
    ]);
  });

  test('that is agreed comes before one that is only asked for, on the same day', () => {
    const both = [...usos(['2026-03-02'], { solicitudId: 2, estado: 'pedido' }), ...usos(['2026-03-02'])];
    expect(account([concesion(1)], both).descubiertos.map(({ uso }) => uso.solicitudId)).toEqual([2]);
  });

  test('on the first day leaves a later one covered, where an order of asking would not', () => {
    // April could take either grant, February only the first.
    const first = concesion(1, { desde: '2026-01-01', hasta: '2026-06-30' });
    const second = concesion(1, { id: 2, desde: '2026-03-01', hasta: '2026-12-31' });
    expect(account([first, second], usos(['2026-04-01', '2026-02-02'])).descubiertos).toEqual([]);
  });

  test('without a grant is owed in the year of its day', () => {
    const cuenta = account([concesion(2)], usos(['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-04', '2027-01-05']));
    expect(uncoveredByYear(cuenta)).toEqual([
      { ano: 2026, cantidad: cantidadDe(1) },
      { ano: 2027, cantidad: cantidadDe(2) },
    ]);
    expect([on(cuenta, '2026-12-31').libre, on(cuenta, '2027-01-01').libre].map(diasDe)).toEqual([-1, -2]);
  });
});

test('days that expire are said on the day after their last one', () => {
  const carried = concesion(3, { clase: 'arrastre', ano: 2025, desde: '2026-01-01', hasta: '2026-03-31' });
  expect(lines(account([carried], []), '2026-05-01')).toEqual([
    ['2026-01-01', 'concedido', 3],
    ['2026-04-01', 'caducado', -3],
  ]);
});

test('a grant without an end is history once it was used up in an earlier year', () => {
  const endless = concesion(1, { clase: 'compensacion', hasta: null });
  expect(lines(account([endless], usos(['2026-12-31'])), '2026-12-31')).toHaveLength(2);
  expect(lines(account([endless], usos(['2026-12-31'])), '2027-01-01')).toEqual([]);
  expect(lines(account([endless], usos(['2027-01-04'])), '2027-01-01')).toHaveLength(2);
});

test('sick leave does not undo an adjustment', () => {
  const less = concesion(-2, { id: 2, clase: 'ajuste', desde: '2026-05-01' });
  const cuenta = account([concesion(22), less], [], [{ desde: '2026-04-01', hasta: '2026-06-30', isSinLimite: false }]);
  expect(lots(cuenta)).toEqual([['anual', 1, 20]]);
});

test('an adjustment may take away', () => {
  const cuenta = account([concesion(22), concesion(-2, { id: 2, clase: 'ajuste', desde: '2026-05-01' })], usos(['2026-03-02']));
  expect(on(cuenta, '2026-05-01')).toMatchObject({ concedido: cantidadDe(20), libre: cantidadDe(19) });
});

describe('sick leave', () => {
  const week = ['2026-08-03', '2026-08-04', '2026-08-05'];
  const baja: BajaEnVacaciones = { desde: '2026-08-04', hasta: null, isSinLimite: false };

  test('moves what was agreed into a grant with the longer validity, and leaves both in the lines', () => {
    const cuenta = account([concesion(22)], usos(week), [baja]);
    expect(lots(cuenta)).toEqual([
      ['anual', 1, 19],
      ['devuelta', null, 2],
    ]);
    expect(cuenta.lotes[1]?.concesion).toMatchObject({ ano: 2026, hasta: '2028-06-30' });
    expect(lines(cuenta, '2026-08-31')).toEqual([
      ['2026-01-01', 'concedido', 22],
      ['2026-01-01', 'concedido', 2],
      ['2026-08-03', 'disfrutado', -1],
      ['2026-08-04', 'concedido', -1],
      ['2026-08-05', 'concedido', -1],
    ]);
  });

  test('leaves what was only asked for untouched', () => {
    expect(lots(account([concesion(22)], usos(week, { estado: 'pedido' }), [baja]))).toEqual([['anual', 1, 21]]);
  });

  test('counts from the year in which the right arose, also for days carried over', () => {
    const carried = concesion(3, { clase: 'arrastre', ano: 2025, desde: '2026-01-01', hasta: '2026-08-31' });
    expect(account([carried], usos(week), [baja]).lotes[1]?.concesion).toMatchObject({ ano: 2025, hasta: '2027-06-30' });
  });

  test('keeps the years apart of what it gives back', () => {
    const carried = concesion(1, { id: 2, clase: 'arrastre', ano: 2025, desde: '2026-01-01', hasta: '2026-08-31' });
    const { lotes } = account([concesion(22), carried], usos(week), [{ ...baja, desde: '2026-08-03', isSinLimite: true }]);
    expect(lotes.slice(2).map(({ concesion: { ano, hasta }, quedan }) => [ano, hasta, diasDe(quedan)])).toEqual([
      [2025, null, 1],
      [2026, null, 2],
    ]);
  });

  test('never shortens: a carry-over that lasts longer stays as it is', () => {
    const long = concesion(3, { clase: 'compensacion', hasta: '2029-12-31' });
    expect(account([long], usos(week), [baja]).lotes[1]?.concesion.hasta).toBe('2029-12-31');
    expect(account([{ ...long, hasta: null }], usos(week), [baja]).lotes[1]?.concesion.hasta).toBeNull();
  });

  test('gives days back once, which can be used and expire like others', () => {
    const cuenta = account(
      [concesion(3)],
      [...usos(week), ...usos(['2027-02-01'], { solicitudId: 2 })],
      [{ ...baja, hasta: '2026-08-31' }],
    );
    expect(on(cuenta, '2027-12-31')).toMatchObject({ libre: cantidadDe(1), caducado: 0 });
    expect(on(cuenta, '2028-07-01')).toMatchObject({ libre: 0, caducado: cantidadDe(1) });
  });

  test('returns nothing for a day that no grant had covered', () => {
    expect(account([], usos(week), [{ ...baja, desde: '2026-08-03' }])).toEqual({ lotes: [], descubiertos: [] });
  });
});

describe('what has grown', () => {
  test('opens into its grants: the right by days of contract, the rest at once', () => {
    const carried = concesion(3, { id: 2, clase: 'arrastre', ano: 2025, desde: '2026-01-01', hasta: '2026-03-31' });
    const saldo = on(account([concesion(22), carried], []), '2026-03-31');
    // 22 × 90 / 365 = 5.4247
    expect(saldo.devengos.map(({ cantidad }) => diasDe(cantidad))).toEqual([5.4247, 3]);
    expect([diasDe(saldo.generado), diasDe(saldo.concedido)]).toEqual([8.4247, 25]);
  });

  test('is whole after the end of its year, and of a contract of one day that day', () => {
    expect(diasDe(accruedOf(concesion(22), contrato, '2027-06-30'))).toBe(22);
    const rules = { anual: cantidadDe(365), antiguedad: [], antiguedadDesde: 'ano' } as const;
    const until = (hasta: string) =>
      grantsFor({ ano: 2026, contrato: [{ desde: '2025-06-01', hasta }], servicioDesde: null, politica: rules });
    expect([until('2026-01-01'), until('2025-12-31')].map((found) => found.map(({ cantidad }) => diasDe(cantidad)))).toEqual([[1], []]);
  });

  test('of a year without a contract it is what was given', () => {
    expect([accruedOf(concesion(4), [], '2026-01-01'), accruedOf(concesion(4), [], '2025-12-31')].map(diasDe)).toEqual([4, 0]);
  });
});

test('the right of the year is rounded to be shown, and what is free is not', () => {
  const cuenta = account([concesion(11.0904), concesion(0.5, { id: 2, clase: 'ajuste' })], usos(['2026-09-01']));
  const of = (redondeo: 'arriba' | 'medio') => balanceOn(cuenta, '2026-09-01', { contrato, redondeo });
  expect([of('arriba'), of('medio')].map(({ libre, disponible }) => [diasDe(libre), diasDe(disponible)])).toEqual([
    [10.5904, 11.5],
    [10.5904, 10.5],
  ]);
  const before = concesion(4.5, { id: 3, ano: 2025, desde: '2025-01-01', hasta: '2026-12-31' });
  const withOld = balanceOn(account([concesion(11), before], []), '2026-09-01', { contrato, redondeo: 'arriba' });
  expect(diasDe(withOld.disponible)).toBe(15.5);
  expect([10.25, 10.24, 0].map((dias) => diasDe(roundDays(cantidadDe(dias), 'medio')))).toEqual([10.5, 10, 0]);
});
