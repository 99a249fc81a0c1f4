import type { CorreccionVista, DiaVista } from '@jornada/contract/registros/vistas.ts';
import { hasRecords } from './day.ts';

/** What the person can add to a day that lacks something; null where nothing is lacking. */
export type Lack = 'salida' | 'entrada' | 'fichajes';

export function lackOf({ linea: { incidencias, porque } }: DiaVista): Lack | null {
  if (incidencias.includes('falta-entrada')) return 'entrada';
  if (incidencias.includes('falta-salida') && porque === 'incompleta') return 'salida';
  return incidencias.includes('sin-fichajes') ? 'fichajes' : null;
}

/** Whether a day that is over asks for nothing and has nothing: a free day or a public holiday, on which somebody may have worked all the same. */
export function isEmptyPast(dia: DiaVista, hoy: string): boolean {
  return dia.fecha < hoy && !hasRecords(dia) && lackOf(dia) === null && dia.linea.motivo !== 'sin-contrato';
}

/** The correction that a day's head tells of: what waits first, else the latest that was agreed. */
export function mainCorrection(correcciones: readonly CorreccionVista[]): CorreccionVista | null {
  return correcciones.find(({ estado }) => estado === 'pendiente') ?? correcciones.findLast(({ estado }) => estado === 'acordada') ?? null;
}
