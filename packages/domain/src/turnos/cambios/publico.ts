import type { MesaDeCambios } from './mesa.ts';
import type { ObstaculoCambio } from './modelo.ts';

/**
 * What others may be told of somebody's obstacle: of people under 18 no limit, because it would tell their age, and of nobody that they have
 * clocked in.
 */
export function forOthers(mesa: MesaDeCambios, quien: number, obstaculo: ObstaculoCambio): ObstaculoCambio {
  const { personaId, motivo } = obstaculo;
  const isSecret = motivo === 'con-registros' || (motivo === 'limite' && mesa.personaDe(personaId).isMenor);
  return personaId !== quien && isSecret ? { ...obstaculo, motivo: 'no-disponible', aviso: null } : obstaculo;
}
