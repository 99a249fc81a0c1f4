import { instanteLocal, masDias, numeroDeDia } from '../horario/calendario.ts';
import type { Fecha, Hora } from '../horario/modelo.ts';
import { exemptOfDay } from './legales.ts';
import type { ExentoUsado } from './manutencion.ts';
import { MAXIMO_DIAS_DIETA, type ObstaculoGasto, type RepartoGasto } from './modelo.ts';
import { dietRateOn, taxCountryOf, type DiaDeViaje, type Fuera, type ReglasGasto } from './tarifas.ts';

/** A trip as the clocks at home show it. `pernocta`: with a night away. */
export type Viaje = { dia: Fecha; salida: Hora; diaRegreso: Fecha; regreso: Hora; pernocta: boolean };
export type DiaPagado = DiaDeViaje & { importe: number; exento: number };

const DAY = 24 * 60 * 60 * 1000;

type DiasDeViaje =
  | { obstaculo: Extract<ObstaculoGasto, 'dieta-al-reves' | 'dieta-larga' | 'dieta-sin-noche' | 'dieta-con-noche'> }
  | { dias: DiaDeViaje[]; inicio: number; fin: number };

/**
 * The days of a trip, and its instants in milliseconds. With nights away each day but the last one has a night. Without, it is the day on
 * which it began, also if it ended after midnight; a trip of a whole day has a night.
 */
export function daysOfTrip({ dia, salida, diaRegreso, regreso, pernocta }: Viaje, zona: string): DiasDeViaje {
  const nights = numeroDeDia(diaRegreso) - numeroDeDia(dia);
  if (nights < 0) return { obstaculo: 'dieta-al-reves' };
  if (nights >= MAXIMO_DIAS_DIETA) return { obstaculo: 'dieta-larga' };
  const inicio = instanteLocal(dia, salida, zona);
  const fin = instanteLocal(diaRegreso, regreso, zona);
  if (fin <= inicio) return { obstaculo: 'dieta-al-reves' };
  if (pernocta && nights === 0) return { obstaculo: 'dieta-sin-noche' };
  if (!pernocta && fin - inicio >= DAY) return { obstaculo: 'dieta-con-noche' };
  if (!pernocta) return { dias: [{ fecha: dia, conNoche: false }], inicio, fin };
  const dias = Array.from({ length: nights + 1 }, (_, index) => ({ fecha: masDias(dia, index), conNoche: index < nights }));
  return { dias, inicio, fin };
}

/**
 * What each day of a trip comes to, by the rates of that day; null if one of them has none. `otroMunicipio` false: where somebody works or
 * lives, nothing is without tax. `usado`: what meals and other trips have used of these days without tax already.
 */
export function payForTrip(
  dias: readonly DiaDeViaje[],
  { reglas, fuera, otroMunicipio, usado }: { reglas: ReglasGasto; fuera: Fuera; otroMunicipio: boolean; usado: ExentoUsado },
): (RepartoGasto & { dias: DiaPagado[] }) | null {
  const paid: DiaPagado[] = [];
  for (const dia of dias) {
    const tarifa = dietRateOn(reglas, dia, fuera);
    if (!tarifa) return null;
    const left = Math.max(0, (exemptOfDay(taxCountryOf(reglas), { ...dia, fuera: fuera.deSuLey }) ?? 0) - (usado[dia.fecha] ?? 0));
    paid.push({ ...dia, importe: tarifa.paga, exento: otroMunicipio ? Math.min(tarifa.exento, left) : 0 });
  }
  const sum = (of: 'importe' | 'exento'): number => paid.reduce((total, dia) => total + dia[of], 0);
  const [total, exento] = [sum('importe'), sum('exento')];
  return { total, exento, sujeto: total - exento, dias: paid };
}
