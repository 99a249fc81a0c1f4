import type { DiaVista } from '@jornada/contract/registros.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { DiaResumido } from '@jornada/domain/limites/index.ts';
import type { SumaDeDias } from '@jornada/domain/registros/index.ts';
import type { Configuracion } from '../../entidades/service.ts';

/**
 * What has been computed of a person's days before today. It stays the same until midnight, as long as nothing is written to them and the
 * company's configuration is the same: `pastOf` empties it when today or the configuration is another one.
 */
export type Past = {
  hoy: Fecha;
  empresa: Configuracion | null;
  /** Days of this week before today, as they are shown. */
  dias: Map<Fecha, DiaVista>;
  /** The month before today. */
  mes: SumaDeDias | null;
  /** What the limits need of the days before today. With them all of it is there, and the days themselves are needed no more. */
  resumidos: readonly DiaResumido[] | null;
};

export const newPast = (): Past => ({ hoy: '', empresa: null, dias: new Map(), mes: null, resumidos: null });

/** Whether all that was computed is the past as seen from a day. */
export const isWhole = (past: Past, hoy: Fecha, empresa: Configuracion): boolean =>
  past.resumidos !== null && past.hoy === hoy && past.empresa === empresa;

/** The past as seen from a day. */
export function pastOf(past: Past, hoy: Fecha, empresa: Configuracion): Past {
  if (past.hoy !== hoy || past.empresa !== empresa) Object.assign(past, newPast(), { hoy, empresa });
  return past;
}
