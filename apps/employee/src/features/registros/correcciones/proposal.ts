import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { salidasPosibles, type SalidaPosible } from '@jornada/domain/registros/olvido.ts';
import { previewDay } from './preview-day.ts';

/** What is missing on a day: its clock-out, one mark, or the whole day. */
export const MODES = ['salida', 'fichaje', 'dia'] as const;
export type Mode = (typeof MODES)[number];

/** What is probably missing. */
export function modeFor({ estado }: Pick<DiaVista, 'estado'>, registros: readonly RegistroVista[]): Mode {
  const standing = registros.filter(({ anulado }) => !anulado);
  if (standing.length === 0) return 'dia';
  return estado === 'incompleta' && standing.some(({ clase }) => clase === 'entrada') ? 'salida' : 'fichaje';
}

type Day = {
  fecha: string;
  zona: string;
  dia: Pick<DiaVista, 'previsto'>;
  registros: readonly RegistroVista[];
  tipos: readonly TipoRegistroVista[];
  ahora: string;
};

/** When somebody may have left on a day without a clock-out: after its last record, and not in the future. */
export function leaveSuggestions({ fecha, zona, dia: { previsto }, registros, tipos, ahora }: Day): SalidaPosible[] {
  const ultimo = registros.findLast(({ anulado }) => !anulado)?.momento;
  if (!ultimo || !previsto) return [];
  const { jornada } = previewDay({ fecha, zona, registros, tipos, ahora: null });
  return salidasPosibles({ previsto, jornada, ultimo, ahora });
}

/** The hour of the wall clock for the time field: `17:20`. */
export function clockOf(instante: string, zona: string): string {
  return Temporal.Instant.from(instante).toZonedDateTimeISO(zona).toPlainTime().toString({ smallestUnit: 'minute' });
}
