import type { Fecha } from '../horario/modelo.ts';
import { exemptOfDay } from './legales.ts';
import type { RepartoGasto } from './modelo.ts';

/** What other meals and days of travel have used of a day without income tax, in cents, by day. */
export type ExentoUsado = Readonly<Record<Fecha, number>>;

/** A meal that somebody had: when, whether with a night away, outside of the country, and outside of where they work and live. */
export type ComidaDeViaje = { dia: Fecha; pernocta: boolean; fuera: boolean; otroMunicipio: boolean };

/** What the law leaves without tax on the day of a meal, and what others have used of it, in cents. */
export type LimiteDeComida = { limite: number; antes: number };

/**
 * How much of a meal is without income tax (RIRPF 9.A.3): up to the limit of its day, which all meals and days of travel share, and only
 * outside of where somebody works and lives. Null: the law is not known, and the receipt is a cost of the company.
 */
export function splitMeal(
  total: number,
  { dia, pernocta, fuera, otroMunicipio }: ComidaDeViaje,
  { pais, usado }: { pais: string; usado: ExentoUsado },
): { reparto: RepartoGasto; comida: LimiteDeComida } | null {
  const ofLaw = exemptOfDay(pais, { fecha: dia, conNoche: pernocta, fuera });
  if (ofLaw === null) return null;
  const limite = otroMunicipio ? ofLaw : 0;
  const antes = usado[dia] ?? 0;
  const exento = Math.min(total, Math.max(0, limite - antes));
  return { reparto: { total, exento, sujeto: total - exento }, comida: { limite, antes } };
}
