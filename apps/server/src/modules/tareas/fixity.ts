import { lunesDe } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { FijezaImputacion } from '@jornada/domain/tareas/modelo.ts';
import { keyOf, type DestinoTarea, type Imputacion } from './model.ts';
import type { TareaLeida } from './tasks-repo.ts';

/** Days with their entries, and all that is asked of their tasks. */
export type Leidos = {
  entradas: Imputacion[];
  tareas: ReadonlyMap<string, TareaLeida>;
  fixedWeeks: ReadonlySet<string>;
  /** Days on which the clock gives nothing. */
  sinReloj: ReadonlySet<Fecha>;
};

/** Why nothing of a project changes on a day. */
export function lockOf(
  { tareas, fixedWeeks }: Pick<Leidos, 'tareas' | 'fixedWeeks'>,
  { fecha, ...destino }: DestinoTarea & { fecha: Fecha },
): FijezaImputacion | null {
  const until = tareas.get(keyOf(destino))?.bloqueadoHasta ?? null;
  if (until !== null && until >= fecha) return 'proyecto-bloqueado';
  return fixedWeeks.has(`${lunesDe(fecha)}.${destino.proyectoId}`) ? 'semana-enviada' : null;
}
export const fixityOf = (leidos: Leidos, entrada: Imputacion): FijezaImputacion | null =>
  entrada.facturada ? 'facturada' : lockOf(leidos, entrada);
