import type { SalidaDe } from '@jornada/contract/call.ts';
import type { firmas } from '@jornada/contract/firmas/calls.ts';
import type { EstadoFirma } from '@jornada/domain/firmas/modelo.ts';
import { IconCircleCheck, IconClipboardCheck, IconHistory, IconHourglass } from '@jornada/ui/icons.ts';

export type MesDeFirma = SalidaDe<typeof firmas.propias>['items'][number];

/** How each state is shown. */
export const LOOK = {
  pendiente: { icon: IconClipboardCheck, tone: 'warn' },
  firmado: { icon: IconCircleCheck, tone: 'accent' },
  objetado: { icon: IconHourglass, tone: 'quiet' },
  cambiado: { icon: IconHistory, tone: 'warn' },
} as const satisfies Record<EstadoFirma, object>;

/** The month to show first: the oldest that waits for the person, otherwise the latest. */
export function firstOf(items: readonly MesDeFirma[]): MesDeFirma | undefined {
  return items.findLast(({ estado }) => estado === 'pendiente' || estado === 'cambiado') ?? items[0];
}
