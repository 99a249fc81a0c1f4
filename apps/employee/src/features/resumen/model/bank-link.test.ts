import { describe, expect, it } from 'vitest';
import { createAnual } from '../testing/factories.ts';
import { bankLinkOf } from './bank-link.ts';

/** `cerrado` and balance of each month from January on; later months are in the future. */
function yearOf(months: [cerrado: boolean, balanceMinutos: number][], bolsa: { inicialMinutos: number; saldoMinutos: number }) {
  const meses = createAnual().meses.map((mes, index) => {
    const [cerrado, balanceMinutos] = months[index] ?? [];
    if (cerrado === undefined || balanceMinutos === undefined) return { ...mes, estado: 'futuro' as const, cerrado: false };
    return { ...mes, estado: 'vivido' as const, cerrado, balanceMinutos };
  });
  return { meses, bolsa };
}

describe('the way from the year to the hour bank', () => {
  it('adds up to the minute: what was there, the closed months, and nothing else', () => {
    const year = yearOf(
      [
        [true, 200],
        [true, -7],
        [false, 31],
      ],
      { inicialMinutos: -36, saldoMinutos: 157 },
    );
    expect(bankLinkOf(year)).toEqual({ inicial: -36, cerrados: 193, otros: 0, saldo: 157, abiertos: [3] });
  });

  it('puts what was taken, paid out or expired into a line of its own, so that it still adds up', () => {
    const link = bankLinkOf(yearOf([[true, 193]], { inicialMinutos: -36, saldoMinutos: 37 }));
    expect(link).toMatchObject({ otros: -120 });
    expect((link?.inicial ?? 0) + (link?.cerrados ?? 0) + (link?.otros ?? 0)).toBe(link?.saldo);
  });

  it('is not there without a bank: no month was closed and nothing is in it', () => {
    expect(bankLinkOf(yearOf([[false, 12]], { inicialMinutos: 0, saldoMinutos: 0 }))).toBeNull();
  });
});
