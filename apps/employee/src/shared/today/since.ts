import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Subtipo } from '@jornada/domain/horario/modelo.ts';

export type Since = { instant: string; nombre: string; subtipo: Subtipo };

/**
 * Since when the current state lasts. For work: since the latest entry (a coffee does not start the day again). For a pause or an
 * end: since its record. Null before the first record.
 */
export function sinceOf({ situacion, registros, desde }: HoyVista): Since | null {
  const clases = situacion === 'trabajando' ? ['entrada'] : situacion === 'pausa' ? ['pausa'] : ['salida'];
  const registro = registros.findLast(({ clase, anulado }) => !anulado && clases.includes(clase));
  if (registro) return { instant: registro.momento, nombre: registro.nombre, subtipo: registro.subtipo };
  return desde ? { instant: desde, nombre: '', subtipo: 'trabajo' } : null;
}
