import type { SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { isNoted } from '../looks.ts';

/** Sick leave is noted, and the rest approved. */
export function wordOfYes(chosen: readonly SolicitudPorDecidir[]): 'aprobar' | 'anotar' | 'aprobar-o-anotar' {
  const noted = chosen.filter(isNoted).length;
  if (noted === 0) return 'aprobar';
  return noted === chosen.length ? 'anotar' : 'aprobar-o-anotar';
}
