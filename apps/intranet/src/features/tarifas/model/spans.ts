import type { TarifaVista } from '@jornada/contract/tarifas.ts';

export type TarifaConFin = TarifaVista & {
  /** The last day that it holds for; null while no other one of the same person and project follows. */
  hasta: string | null;
  estado: 'vale' | 'futura' | 'pasada';
};

/** The rates of the server's list with their ends: of the same person and project, the later one comes right before the earlier one. */
export function withEnds(rates: readonly TarifaVista[], today: string): TarifaConFin[] {
  return rates.map((rate, index) => {
    const later = rates[index - 1];
    const isSame = later?.persona?.id === rate.persona?.id && later?.proyecto?.id === rate.proyecto?.id;
    const hasta = later && isSame ? Temporal.PlainDate.from(later.desde).subtract({ days: 1 }).toString() : null;
    const estado = rate.desde > today ? 'futura' : hasta !== null && hasta < today ? 'pasada' : 'vale';
    return { ...rate, hasta, estado };
  });
}
