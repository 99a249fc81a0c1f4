import { subscribe, type Subscription } from '../../../platform/bus.ts';
import { idOf } from '../../../platform/jobs/id-of.ts';
import type { NotificacionesService } from '../../notificaciones/service.ts';
import { propuestasCambiadas } from '../act/proposals.ts';
import { correccionPorResponder, propuestaRespondida } from './notices.ts';

/**
 * Tells people what the company proposes about their record, and its authors that they got an answer. If the event is delivered again, the same jobs
 * are not added again.
 */
export const tellOfProposals = (tell: NotificacionesService['tell']): Subscription =>
  subscribe(propuestasCambiadas, async ({ propuestas, respuestas, ...about }, { id }) => {
    if (propuestas.length > 0) await tell(correccionPorResponder, { ...about, ids: propuestas }, { id: idOf(id, 0) });
    for (const [index, respuesta] of respuestas.entries())
      await tell(propuestaRespondida, { ...about, ...respuesta }, { id: idOf(id, index + 1) });
  });
