import type { AnoRetribuidoVista, MesRetribuidoVista } from '@jornada/contract/retribuciones/calls.ts';
import { MAXIMO_RAYAS, rayasOf, unitOfRayas } from '@jornada/domain/retribuciones/grafico.ts';

export { MAXIMO_RAYAS };
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A month of the year as it is drawn: paid, expected, or neither. */
export type MonthDrawn = {
  mes: number;
  paid: MesRetribuidoVista | null;
  expected: AnoRetribuidoVista['previstos'][number] | null;
  filled: number;
  faint: number;
  dotted: number;
};

/** The twelve months of a year in ticks, and what one tick is worth in cents. */
export function drawMonths({ meses, previstos }: Pick<AnoRetribuidoVista, 'meses' | 'previstos'>): { months: MonthDrawn[]; unit: number } {
  const unit = unitOfRayas(Math.max(0, ...[...meses, ...previstos].map(({ bruto }) => bruto)));
  const months = MONTHS.map((mes): MonthDrawn => {
    const paid = meses.find((one) => one.mes === mes) ?? null;
    const expected = paid ? null : (previstos.find((one) => one.mes === mes) ?? null);
    const ticks = rayasOf(paid ?? { bruto: 0, neto: 0 }, unit);
    const dotted = expected ? rayasOf({ bruto: expected.bruto, neto: 0 }, unit).retenido : 0;
    return { mes, paid, expected, filled: ticks.neto, faint: ticks.retenido, dotted };
  });
  return { months, unit };
}

/** The month to begin with: the one of the address, or the last that was paid. */
export const firstMonth = ({ meses }: Pick<AnoRetribuidoVista, 'meses'>, asked: number | undefined): number =>
  asked ?? meses.at(-1)?.mes ?? 1;
