import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import type { PedidaLeida, SituacionDeExtra } from './reads.ts';

/** What whoever decides about a request should know. That it was asked for late or early was judged when it was sent. */
export function warningsOf(situacion: SituacionDeExtra, pedida: PedidaLeida): AvisoAlDecidir[] {
  const { id, tipologia } = pedida;
  const { rechazos, avisos } = situacion.examine(pedida, { id, tipologia });
  const against = rechazos.filter((one) => one !== 'demasiado-lejos' && one !== 'sin-minutos');
  return [...against, ...avisos.filter((one) => one !== 'previa')];
}
