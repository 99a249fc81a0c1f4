import type { ConsecuenciasCambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import type { Parts } from './parts.ts';

type Rest = { ahora: number | null; luego: number | null };
type Side<T> = { personaId: number; of: T | null };
export type TableDay = { clase: 'dia'; fecha: string; cambia: boolean; sides: Side<{ antes: Parts; despues: Parts; cambia: boolean }>[] };
export type TableRest = { clase: 'descanso'; key: string; sides: Side<Rest>[] };
export type TableRow = TableDay | TableRest;

/** The days that change with what is around them, of each person a side, and the rests between them as rows of their own. */
export function tableOf(people: readonly ConsecuenciasCambioVista[]): TableRow[] {
  const fechas = [...new Set(people.flatMap(({ dias }) => dias.map(({ fecha }) => fecha)))].toSorted();
  const rests = (fecha: string, at: 'desde' | 'hasta'): TableRest[] => {
    const which = at === 'desde' ? 'antes' : 'despues';
    const sides = people.map(({ personaId, descansos }) => {
      const found = descansos.find((one) => one[at] === fecha)?.[which];
      return { personaId, of: found && (found.ahora !== null || found.luego !== null) ? found : null };
    });
    return sides.some(({ of }) => of !== null) ? [{ clase: 'descanso', key: `${which} ${fecha}`, sides }] : [];
  };
  return fechas.flatMap((fecha): TableRow[] => {
    const sides = people.map(({ personaId, dias }) => ({ personaId, of: dias.find((dia) => dia.fecha === fecha) ?? null }));
    return [...rests(fecha, 'desde'), { clase: 'dia', fecha, cambia: sides.some(({ of }) => of?.cambia), sides }, ...rests(fecha, 'hasta')];
  });
}
