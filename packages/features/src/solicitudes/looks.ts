import type { Icon } from '@tabler/icons-react';
import { stateTextOf } from '@jornada/contract/solicitudes/state-text.ts';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { IconArrowBackUp, IconCash, IconCheck, IconHourglassLow, IconPencil, IconX } from '@jornada/ui/icons.ts';
import type { Tone } from '@jornada/ui/status-pill.tsx';

/** How each state of a request looks. */
export const STATE_LOOKS: Record<EstadoSolicitud, { icon: Icon; tone: Tone }> = {
  borrador: { icon: IconPencil, tone: 'quiet' },
  pendiente: { icon: IconHourglassLow, tone: 'warn' },
  'en-curso': { icon: IconHourglassLow, tone: 'warn' },
  aprobada: { icon: IconCheck, tone: 'accent' },
  rechazada: { icon: IconX, tone: 'bad' },
  'anulacion-solicitada': { icon: IconHourglassLow, tone: 'warn' },
  anulada: { icon: IconArrowBackUp, tone: 'quiet' },
  pagada: { icon: IconCash, tone: 'accent' },
};

/** A request as far as its state is named. */
export type NamedState = Pick<SolicitudVista, 'modulo' | 'estado' | 'decidida'>;

/** Sick leave is not approved: somebody takes note of it. */
export const isNoted = ({ modulo }: Pick<SolicitudVista, 'modulo'>): boolean => modulo === 'bajas';

/** The catalogue key for the state of a request. What its person took back before anybody decided was not cancelled. */
export function stateKeyOf(of: NamedState) {
  const { modulo, estado, decidida } = of;
  if (estado === 'anulada' && decidida === null) return stateTextOf(modulo, 'retirada');
  if (isNoted(of) && estado === 'aprobada') return 'solicitudes.estados.anotada';
  if (isNoted(of) && (estado === 'pendiente' || estado === 'en-curso')) return 'solicitudes.estados.por-anotar';
  return stateTextOf(modulo, estado);
}
