import type { Fecha } from '../horario/modelo.ts';
import { leyGastos, type LeyGastos } from './legales.ts';
import type { VehiculoGasto } from './modelo.ts';

/** What a company pays; null: what the law leaves without tax. Kilometres in thousandths of a euro, days in cents. */
export type TarifasGasto = {
  kmCoche: number | null;
  kmMoto: number | null;
  dietaConNoche: number | null;
  dietaSinNoche: number | null;
  dietaFueraConNoche: number | null;
  dietaFueraSinNoche: number | null;
  plazoDias: number | null;
};

/** The rules of a company from a day on. */
export type PoliticaEscritaGastos = { desde: Fecha; tarifas: TarifasGasto };

export const SIN_TARIFAS: TarifasGasto = {
  kmCoche: null,
  kmMoto: null,
  dietaConNoche: null,
  dietaSinNoche: null,
  dietaFueraConNoche: null,
  dietaFueraSinNoche: null,
  plazoDias: null,
};

/** What is paid, and how much of it is without tax. */
export type TarifaConLey = { paga: number; exento: number };

/**
 * The rules of a company with the law of its country, on any day. `politicas`: oldest first. `paisPersona`: the country where the person
 * works, whose law says what is without income tax; the company's if it is missing.
 */
export type ReglasGasto = { politicas: readonly PoliticaEscritaGastos[]; paisEmpresa: string; paisPersona?: string | null };

/** The country whose law says what is without income tax. */
export const taxCountryOf = ({ paisEmpresa, paisPersona }: Omit<ReglasGasto, 'politicas'>): string => paisPersona ?? paisEmpresa;

export const ratesOn = ({ politicas }: ReglasGasto, fecha: Fecha): TarifasGasto =>
  politicas.findLast(({ desde }) => desde <= fecha)?.tarifas ?? SIN_TARIFAS;

// Where the law is not known, nothing counts as without tax.
function withLaw(own: number | null, law: number | null, exempt: number | null): TarifaConLey | null {
  const paga = own ?? law;
  return paga === null ? null : { paga, exento: Math.min(paga, exempt ?? 0) };
}

/** Thousandths of a euro for one kilometre on a day; null: neither company nor law says any. */
export function kmRateOn(reglas: ReglasGasto, fecha: Fecha, vehiculo: VehiculoGasto): TarifaConLey | null {
  const { kmCoche, kmMoto } = ratesOn(reglas, fecha);
  const lawOf = (pais: string) => leyGastos(pais, fecha)?.kmMilesimas ?? null;
  return withLaw(vehiculo === 'moto' ? kmMoto : kmCoche, lawOf(reglas.paisEmpresa), lawOf(taxCountryOf(reglas)));
}

export type DiaDeViaje = { fecha: Fecha; conNoche: boolean };

/** Whether a trip leads abroad: from the company's country, which says what is paid, and from that whose law says what is without income tax. */
export type Fuera = { deEmpresa: boolean; deSuLey: boolean };

/** Cents for one day of travel; null: neither company nor law says any. */
export function dietRateOn(reglas: ReglasGasto, { fecha, conNoche }: DiaDeViaje, fuera: Fuera): TarifaConLey | null {
  const keyOf = (isAway: boolean): keyof TarifasGasto & keyof LeyGastos =>
    isAway ? (conNoche ? 'dietaFueraConNoche' : 'dietaFueraSinNoche') : conNoche ? 'dietaConNoche' : 'dietaSinNoche';
  const [paid, exempt] = [keyOf(fuera.deEmpresa), keyOf(fuera.deSuLey)];
  const own = ratesOn(reglas, fecha)[paid];
  return withLaw(own, leyGastos(reglas.paisEmpresa, fecha)?.[paid] ?? null, leyGastos(taxCountryOf(reglas), fecha)?.[exempt] ?? null);
}
