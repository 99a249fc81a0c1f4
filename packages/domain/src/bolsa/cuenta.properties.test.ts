import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cuentaDe } from './cuenta.ts';
import type { Compensacion, MovimientoEscrito } from './modelo.ts';

const dia = fc.integer({ min: 0, max: 500 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString());
const minutos = fc.integer({ min: -600, max: 900 }).filter((value) => value !== 0);

/** The movements of a bank: grants that may expire, debts, and some of them cancelled. */
const movimientos: fc.Arbitrary<MovimientoEscrito[]> = fc
  .array(fc.record({ fecha: dia, minutos, lasts: fc.option(fc.integer({ min: 0, max: 200 })), isUndone: fc.boolean() }), { maxLength: 12 })
  .map((rows) => {
    const common = { clase: 'cierre', origen: 'irregular', motivo: null, autorId: null, momento: '2026-01-01T00:00:00Z' } as const;
    return rows.flatMap(({ fecha, minutos: amount, lasts, isUndone }, index): MovimientoEscrito[] => {
      const id = 2 * index + 1;
      const caduca = amount > 0 && lasts !== null ? Temporal.PlainDate.from(fecha).add({ days: lasts }).toString() : null;
      const first = { ...common, id, fecha, minutos: amount, caduca, refiereA: null };
      return isUndone ? [first, { ...first, id: id + 1, minutos: -amount, caduca: null, refiereA: id }] : [first];
    });
  });
const compensaciones: fc.Arbitrary<Compensacion[]> = fc.array(fc.record({ fecha: dia, minutos: fc.integer({ min: 1, max: 480 }) }), {
  maxLength: 8,
});
const banks = fc.record({ movimientos, compensaciones, hoy: dia });
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test('the balance is the sum of the lines, and each line says how far it has come', () => {
  fc.assert(
    fc.property(banks, (bank) => {
      const { lineas, saldoMinutos } = cuentaDe(bank);
      expect(saldoMinutos).toBe(sum(lineas.map(({ minutos: amount }) => amount)));
      for (const [index, linea] of lineas.entries()) {
        expect(linea.saldoMinutos).toBe((lineas[index - 1]?.saldoMinutos ?? 0) + linea.minutos);
        expect(linea.fecha >= (lineas[index - 1]?.fecha ?? '')).toBe(true);
      }
    }),
  );
});

test('every minute that came in is used once, expired once, or left', () => {
  fc.assert(
    fc.property(banks, (bank) => {
      const { lotes, lineas } = cuentaDe(bank);
      for (const { minutos: amount, usadosMinutos, caducadosMinutos, quedanMinutos, caduca } of lotes) {
        expect(usadosMinutos + caducadosMinutos + quedanMinutos).toBe(amount);
        expect(Math.min(usadosMinutos, caducadosMinutos, quedanMinutos)).toBeGreaterThanOrEqual(0);
        const isOver = caduca !== null && caduca < bank.hoy;
        expect(isOver && quedanMinutos > 0).toBe(false);
      }
      const expired = lineas.filter(({ clase }) => clase === 'caducidad').map(({ minutos: amount }) => -amount);
      expect(sum(expired)).toBe(sum(lotes.map(({ caducadosMinutos }) => caducadosMinutos)));
    }),
  );
});

test('a bank that owes has nothing left, and what is left is its balance', () => {
  fc.assert(
    fc.property(banks, (bank) => {
      // In practice no grant has a future date. Here such grants add the same to both sides.
      const { lotes, saldoMinutos } = cuentaDe(bank);
      const left = sum(lotes.map(({ quedanMinutos }) => quedanMinutos));
      expect(left).toBe(Math.max(0, saldoMinutos));
    }),
  );
});

test('closing, reopening and closing again adds nothing to closing once', () => {
  fc.assert(
    fc.property(banks, dia, fc.integer({ min: 1, max: 900 }), (bank, fecha, amount) => {
      const closing = (id: number): MovimientoEscrito => ({
        id,
        clase: 'cierre',
        fecha,
        minutos: amount,
        origen: 'irregular',
        caduca: null,
        refiereA: null,
        motivo: null,
        autorId: null,
        momento: '2026-01-01T00:00:00Z',
      });
      const once = cuentaDe({ ...bank, movimientos: [...bank.movimientos, closing(1003)] });
      const counter = { ...closing(1002), minutos: -amount, refiereA: 1001 };
      const again = cuentaDe({ ...bank, movimientos: [...bank.movimientos, closing(1001), counter, closing(1003)] });
      expect([again.saldoMinutos, again.lotes]).toEqual([once.saldoMinutos, once.lotes]);
    }),
  );
});
