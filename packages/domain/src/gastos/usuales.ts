import { merchantKey } from './datos.ts';
import type { VehiculoGasto } from './modelo.ts';

/** A drive as somebody asked for it. `kmDecimas`: all of it, there and back where it is both. */
export type TrayectoUsual = { kmDecimas: number; idaYVuelta: boolean; origen: string; destino: string; vehiculo: VehiculoGasto };

/** So many drives are offered. */
const MOST_DRIVES = 4;
/** Where fewer people of a company have been, its list would say who was there. */
const FEWEST_PEOPLE = 3;

/** Drives to offer, of those that somebody made, the latest first: each way once, as it was the last time. */
export function usualDrives(viajes: readonly TrayectoUsual[]): TrayectoUsual[] {
  const byWay = new Map<string, TrayectoUsual>();
  for (const one of viajes) {
    const way = `${merchantKey(one.origen)}>${merchantKey(one.destino)} ${one.idaYVuelta}`;
    if (!byWay.has(way)) byWay.set(way, one);
  }
  return [...byWay.values()].slice(0, MOST_DRIVES);
}

/** Countries that come first in a list: the own ones, the most usual first, then those of the company, unless too few people have been there. */
export function usualCountries(
  propios: readonly string[],
  deEmpresa: readonly { pais: string; gastos: number; personas: number }[],
): string[] {
  const times = new Map<string, number>();
  for (const pais of propios) times.set(pais, (times.get(pais) ?? 0) + 1);
  // Of two that are as usual the one of the latest expense stays first.
  const own = [...times].toSorted(([, one], [, other]) => other - one).map(([pais]) => pais);
  const all = deEmpresa.filter(({ personas }) => personas >= FEWEST_PEOPLE).toSorted((one, other) => other.gastos - one.gastos);
  return [...new Set([...own, ...all.map(({ pais }) => pais)])];
}

/** Half of a drive there and back, in tenths of a kilometre; null: it has no half. */
export const halfOf = (kmDecimas: number): number | null => (kmDecimas % 2 === 0 ? kmDecimas / 2 : null);
