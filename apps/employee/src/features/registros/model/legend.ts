import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import type { Ausencia } from '@jornada/domain/horario/modelo.ts';
import type { Trazo } from '@jornada/domain/registros/linea.ts';
import { coverOf } from './day.ts';

type Turno = SalidaDe<typeof registros.leyenda>['items'][number];

const hoursOf = (hora: string): number => Number(hora.slice(0, 2)) + Number(hora.slice(3, 5)) / 60;

/** A shift's bar at its place on the small line. A shift over midnight is two bars, open where they meet. */
export function capsuleOf({ inicio, fin }: Pick<Turno, 'inicio' | 'fin'>, [from, to]: readonly [number, number]): Trazo[] {
  const [start, end] = [hoursOf(inicio), hoursOf(fin)];
  const last = end <= start ? end + 24 : end;
  const cut = (a: number, b: number): Trazo[] => {
    const [desde, hasta] = [Math.max(a, from), Math.min(b, to)];
    if (hasta <= desde) return [];
    const share = (hour: number): number => (hour - from) / (to - from);
    return [{ clase: 'previsto', desde: share(desde), hasta: share(hasta), cortadoAlPrincipio: a < from, cortadoAlFinal: b > to }];
  };
  return [...cut(start, last), ...(last > 24 ? cut(start - 24, last - 24) : [])];
}

/** The kinds of absence in a month, each once. If there is none, vacations, as an example for the hatching. */
export function absencesOf(dias: readonly DiaVista[]): Ausencia['clase'][] {
  const found = new Set<Ausencia['clase']>();
  for (const dia of dias) {
    const cover = coverOf(dia);
    if (cover?.kind === 'away') found.add(cover.clase);
  }
  return found.size > 0 ? [...found] : ['vacaciones'];
}
