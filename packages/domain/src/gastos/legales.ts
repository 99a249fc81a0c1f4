import type { Fecha } from '../horario/modelo.ts';

/**
 * What a country leaves without income tax: thousandths of a euro for one kilometre in an own vehicle, and cents for a day of travel, by
 * night away and by border. More than that is pay like any other.
 */
export type LeyGastos = {
  vigente: Fecha;
  kmMilesimas: number;
  dietaConNoche: number;
  dietaSinNoche: number;
  dietaFueraConNoche: number;
  dietaFueraSinNoche: number;
  norma: string;
};

const ES = { dietaConNoche: 5334, dietaSinNoche: 2667, dietaFueraConNoche: 9135, dietaFueraSinNoche: 4808 } as const;

/**
 * The law by country (ISO 3166, two letters), oldest first, each with the day from which it applies. It is data, not code. A country that
 * is missing is not known to us.
 */
const LEYES: Readonly<Record<string, readonly LeyGastos[]>> = {
  ES: [
    { vigente: '2007-04-01', kmMilesimas: 190, ...ES, norma: 'RIRPF 9' },
    { vigente: '2023-07-17', kmMilesimas: 260, ...ES, norma: 'RIRPF 9; Orden HFP/792/2023' },
  ],
};

/** Whether the law of a country is known. Where it is not, nothing is said of income tax. */
export const hasTaxLaw = (pais: string): boolean => pais in LEYES;

/** The law of a country on a day; null if it is not known. */
export const leyGastos = (pais: string, fecha: Fecha): LeyGastos | null => LEYES[pais]?.findLast(({ vigente }) => vigente <= fecha) ?? null;

/** How much of a day of travel is without income tax, in cents; null: the law of the country is not known. `fuera`: outside of it. */
export function exemptOfDay(pais: string, { fecha, conNoche, fuera }: { fecha: Fecha; conNoche: boolean; fuera: boolean }): number | null {
  const ley = leyGastos(pais, fecha);
  if (!ley) return null;
  if (fuera) return conNoche ? ley.dietaFueraConNoche : ley.dietaFueraSinNoche;
  return conNoche ? ley.dietaConNoche : ley.dietaSinNoche;
}
