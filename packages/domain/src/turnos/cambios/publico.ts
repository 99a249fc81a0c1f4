import type { MesaDeCambios } from './mesa.ts';
import type { ObstaculoCambio } from './modelo.ts';

/** What others may be told of somebody's obstacle: of people under 18 no limit, because it would tell their age. */
export const forOthers = (mesa: MesaDeCambios, quien: number, obstaculo: ObstaculoCambio): ObstaculoCambio =>
  obstaculo.personaId !== quien && obstaculo.motivo === 'limite' && mesa.personaDe(obstaculo.personaId).isMenor
    ? { ...obstaculo, motivo: 'no-disponible', aviso: null }
    : obstaculo;
