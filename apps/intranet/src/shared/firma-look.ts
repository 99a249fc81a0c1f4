import type { EstadoFirma } from '@jornada/domain/firmas/modelo.ts';
import { IconAlertCircle, IconCircleCheck, IconHistory, IconHourglassLow } from '@jornada/ui/icons.ts';

/** How each state of a confirmation is shown to those who follow it: an objection waits for them, a pending one for the person. */
export const FIRMA = {
  pendiente: { icon: IconHourglassLow, tone: 'quiet' },
  firmado: { icon: IconCircleCheck, tone: 'accent' },
  objetado: { icon: IconAlertCircle, tone: 'bad' },
  cambiado: { icon: IconHistory, tone: 'warn' },
} as const satisfies Record<EstadoFirma, object>;
