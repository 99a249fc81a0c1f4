import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';

type Weeks = Pick<SalidaDe<typeof cambioTurnos.diasturnos>, 'hoy' | 'semanas'>;
/** No day has fixed hours; none is published yet; or there are shifts, none of which can be given now. */
export type NothingToGive = 'flexible' | 'sin-publicar' | 'ninguno';

/** Why no day of these weeks can be given, so that a change is not offered; null: one can. */
export function nothingToGive({ hoy, semanas }: Weeks): NothingToGive | null {
  const days = semanas.flatMap(({ dias }) => dias).filter(({ fecha }) => fecha >= hoy);
  if (days.some(({ impedimento }) => impedimento === null)) return null;
  if (days.some(({ partes }) => partes !== null && partes.length > 0)) return 'ninguno';
  return days.some(({ partes }) => partes === null) ? 'flexible' : 'sin-publicar';
}
