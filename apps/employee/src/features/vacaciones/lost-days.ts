import type { ConsecuenciasVista, SaldoVista } from '@jornada/contract/vacaciones/vistas.ts';

/** How many days of the balance still expire with the days that are asked for: those until the day of expiry are taken first. */
export function lostDays(
  { dias, fecha }: NonNullable<SaldoVista['caduca']>,
  taken: readonly Pick<ConsecuenciasVista['cuenta']['detalle'][number], 'fecha' | 'dias'>[],
): number {
  const used = taken.reduce((sum, one) => (one.fecha <= fecha ? sum + one.dias : sum), 0);
  return Math.max(0, dias - used);
}
