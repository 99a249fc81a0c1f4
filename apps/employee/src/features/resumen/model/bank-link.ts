import type { BalanceAnualVista } from '@jornada/contract/registros/vistas.ts';

/**
 * How a year leads to the hour bank, in minutes: `inicial + cerrados + otros = saldo`. `otros`: changes that are not from closed
 * months: taken, paid out, adjusted or expired. `abiertos`: months with a balance that no closing has booked yet.
 */
export type BankLink = { inicial: number; cerrados: number; otros: number; saldo: number; abiertos: number[] };

/** Null if there is nothing to show: no bank, and no month that could go into it. */
export function bankLinkOf({ meses, bolsa }: Pick<BalanceAnualVista, 'meses' | 'bolsa'>): BankLink | null {
  const { inicialMinutos: inicial, saldoMinutos: saldo } = bolsa;
  const closed = meses.filter(({ cerrado }) => cerrado);
  const cerrados = closed.reduce((sum, { balanceMinutos }) => sum + balanceMinutos, 0);
  const abiertos = meses.filter(({ estado, cerrado }) => !cerrado && (estado === 'vivido' || estado === 'en-curso')).map(({ mes }) => mes);
  if (closed.length === 0 && inicial === 0 && saldo === 0) return null;
  return { inicial, cerrados, otros: saldo - inicial - cerrados, saldo, abiertos };
}
