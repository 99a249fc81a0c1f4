import type { HoyVista } from '@jornada/contract/registros/vistas.ts';

/** A leave that covers today, was told, and is not in the plan yet because nobody has noted it: nobody is late then. */
export function isLeaveTold({ situacion, fecha, ausencia }: HoyVista): boolean {
  if (situacion !== 'fuera' || ausencia === null) return false;
  return ausencia.clase === 'baja' && !ausencia.aprobada && ausencia.desde <= fecha;
}
