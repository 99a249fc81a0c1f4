import { divideHalfUp } from './dinero.ts';
import type { RepartoGasto } from './modelo.ts';
import type { TarifaConLey } from './tarifas.ts';

/** Tenths of a kilometre times thousandths of a euro are hundredths of a cent. */
const PER_CENT = 100;

/** What a drive comes to. @param decimas tenths of a kilometre. @param tarifa thousandths of a euro for one kilometre. */
export function payForDrive(decimas: number, { paga, exento: sinImpuesto }: TarifaConLey): RepartoGasto {
  const total = divideHalfUp(decimas * paga, PER_CENT);
  const exento = Math.min(total, divideHalfUp(decimas * sinImpuesto, PER_CENT));
  return { total, exento, sujeto: total - exento };
}
