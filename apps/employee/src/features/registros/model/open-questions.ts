import type { CorreccionVista, DiaVista } from '@jornada/contract/registros/vistas.ts';
import { hasRecords } from './day.ts';

/** What the person can add to a day; null if nothing is missing. */
export type Lack = 'salida' | 'entrada' | 'fichajes';

export function lackOf({ linea: { incidencias, porque } }: DiaVista): Lack | null {
  if (incidencias.includes('falta-entrada')) return 'entrada';
  if (incidencias.includes('falta-salida') && porque === 'incompleta') return 'salida';
  return incidencias.includes('sin-fichajes') ? 'fichajes' : null;
}

/** Whether a past day has no plan and nothing missing: a free day or a public holiday, possibly with some work. */
export function isEmptyPast(dia: DiaVista, hoy: string): boolean {
  return dia.fecha < hoy && !hasRecords(dia) && lackOf(dia) === null && dia.linea.motivo !== 'sin-contrato';
}

/** The corrections in a day's heading: the first one that waits, with every mark that is to be added; otherwise the latest agreed one. */
export function mainCorrections(correcciones: readonly CorreccionVista[]): CorreccionVista[] {
  const waiting = correcciones.filter(({ estado }) => estado === 'pendiente');
  const [first] = waiting;
  if (first?.clase === 'alta') return waiting.filter(({ clase }) => clase === 'alta');
  return [first ?? correcciones.findLast(({ estado }) => estado === 'acordada')].filter((one) => one !== undefined);
}
