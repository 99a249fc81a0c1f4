import type { TramoReserva } from './modelo.ts';
import { isWithin, overlap } from './tramos.ts';

/** How a room stands to wanted hours. Minutes on the axis of the room. */
export type ParecerSala =
  | { que: 'libre' }
  | { que: 'pequena'; aforo: number }
  | { que: 'larga'; maximo: number }
  | { que: 'cerrada' }
  | { que: 'ocupada' }
  | { que: 'ocupada-desde' | 'ocupada-hasta'; minuto: number }
  | { que: 'ocupada-entre'; inicio: number; fin: number };

/** A room as it is looked at: when it is open, and when it is taken. */
export type SalaVista = {
  aforo: number | null;
  maximoMinutos: number;
  abiertas: readonly TramoReserva[];
  ocupadas: readonly TramoReserva[];
};

/** How a room stands to wanted hours, in the words that help most: what is in the way, and from or until when. */
export function judgeRoom(
  { aforo, maximoMinutos, abiertas, ocupadas }: SalaVista,
  pedida: TramoReserva,
  personas: number | null,
): ParecerSala {
  if (personas !== null && aforo !== null && personas > aforo) return { que: 'pequena', aforo };
  if (pedida.fin - pedida.inicio > maximoMinutos) return { que: 'larga', maximo: maximoMinutos };
  const clashes = ocupadas.filter((one) => overlap(one, pedida));
  if (clashes.length === 0) return { que: isWithin(abiertas, pedida) ? 'libre' : 'cerrada' };
  const inicio = Math.min(...clashes.map((one) => one.inicio));
  const fin = Math.max(...clashes.map((one) => one.fin));
  const beginsLater = inicio > pedida.inicio;
  const endsBefore = fin < pedida.fin;
  if (beginsLater && endsBefore) return { que: 'ocupada-entre', inicio, fin };
  if (beginsLater) return { que: 'ocupada-desde', minuto: inicio };
  return endsBefore ? { que: 'ocupada-hasta', minuto: fin } : { que: 'ocupada' };
}

/** A room that may be taken instead. `cerca`: how far it is from the wanted one, the least first. */
export type Candidata = SalaVista & { id: number; cerca: number };

/** Other rooms that are free at the wanted hours, the nearest first, then the smallest that is large enough. */
export function otherRooms<C extends Candidata>(
  candidates: readonly C[],
  pedida: TramoReserva,
  { personas, most }: { personas: number | null; most: number },
): C[] {
  const size = ({ aforo }: C): number => aforo ?? Number.MAX_SAFE_INTEGER;
  return candidates
    .filter((one) => judgeRoom(one, pedida, personas).que === 'libre')
    .toSorted((a, b) => a.cerca - b.cerca || size(a) - size(b) || a.id - b.id)
    .slice(0, most);
}
