import type { ConsecuenciasCambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import type { Parts } from './parts.ts';

type Rest = { ahora: number | null; luego: number | null };
export type TableDay = {
  clase: 'dia';
  fecha: string;
  cambia: boolean;
  sides: ({ antes: Parts; despues: Parts; cambia: boolean } | null)[];
};
/** `fecha`: the day that the rest leads to, or that it follows. */
export type TableRest = { clase: 'descanso'; key: string; sides: (({ fecha: string } & Rest) | null)[] };
export type TableRow = TableDay | TableRest;

/** The days that change with what is around them, of each person a side, and the rests between them as rows of their own. */
export function tableOf(people: readonly ConsecuenciasCambioVista[]): TableRow[] {
  const fechas = [...new Set(people.flatMap(({ dias }) => dias.map(({ fecha }) => fecha)))].toSorted();
  const rests = (fecha: string, at: 'desde' | 'hasta'): TableRest[] => {
    const which = at === 'desde' ? 'antes' : 'despues';
    const sides = people.map(({ descansos }) => {
      const found = descansos.find((one) => one[at] === fecha)?.[which];
      return found && (found.ahora !== null || found.luego !== null) ? { fecha, ...found } : null;
    });
    return sides.some((side) => side !== null) ? [{ clase: 'descanso', key: `${which} ${fecha}`, sides }] : [];
  };
  return fechas.flatMap((fecha): TableRow[] => {
    const sides = people.map(({ dias }) => dias.find((dia) => dia.fecha === fecha) ?? null);
    return [...rests(fecha, 'desde'), { clase: 'dia', fecha, cambia: sides.some((side) => side?.cambia), sides }, ...rests(fecha, 'hasta')];
  });
}
