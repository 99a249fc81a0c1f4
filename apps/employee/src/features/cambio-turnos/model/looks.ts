import type { Icon } from '@tabler/icons-react';
import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';
import { IconArrowBackUp, IconCheck, IconClock, IconHourglassLow, IconX } from '@jornada/ui/icons.ts';
import type { Tone } from '@jornada/ui/status-pill.tsx';

/** How each state of a change looks. */
export const CHANGE_LOOKS: Record<CambioLinea['estado'], { icon: Icon; tone: Tone }> = {
  propuesta: { icon: IconHourglassLow, tone: 'warn' },
  aceptada: { icon: IconHourglassLow, tone: 'warn' },
  validada: { icon: IconCheck, tone: 'accent' },
  rechazada: { icon: IconX, tone: 'bad' },
  anulada: { icon: IconArrowBackUp, tone: 'quiet' },
  caducada: { icon: IconClock, tone: 'quiet' },
};
