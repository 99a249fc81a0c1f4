import { instanteDe, ms, MS_POR_MINUTO } from '../registros/tiempo.ts';

/** A piece of a day, in whole minutes since 1970: so an hour that comes twice, or not at all, needs no thought. */
export type Hueco = { desde: number; hasta: number };

/** The minute of an instant, seconds dropped, as the record counts. */
export const minutoDe = (instante: string): number => Math.floor(ms(instante) / MS_POR_MINUTO);
/** The instant at which a minute begins, in UTC. */
export const instanteDeMinuto = (minuto: number): string => instanteDe(minuto * MS_POR_MINUTO);

export const minutosDe = (trechos: readonly Hueco[]): number => trechos.reduce((sum, { desde, hasta }) => sum + hasta - desde, 0);

/** What is left of `trechos` once `ocupado` is taken out of them, in order. Either may overlap itself. */
export function huecosDe(trechos: readonly Hueco[], ocupado: readonly Hueco[]): Hueco[] {
  const taken = ocupado.filter(({ desde, hasta }) => hasta > desde).toSorted((a, b) => a.desde - b.desde);
  const free: Hueco[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const { desde, hasta } of trechos.toSorted((a, b) => a.desde - b.desde)) {
    let from = Math.max(desde, reached);
    for (const other of taken) {
      if (other.hasta <= from || other.desde >= hasta) continue;
      if (other.desde > from) free.push({ desde: from, hasta: other.desde });
      from = other.hasta;
    }
    if (from < hasta) free.push({ desde: from, hasta });
    reached = Math.max(reached, hasta);
  }
  return free;
}

/** The first `minutos` of free pieces, in order: all of them if there are fewer. */
export function fillHuecos(huecos: readonly Hueco[], minutos: number): Hueco[] {
  let left = minutos;
  return huecos.flatMap(({ desde, hasta }) => {
    const length = Math.min(left, hasta - desde);
    left -= length;
    return length > 0 ? [{ desde, hasta: desde + length }] : [];
  });
}

/** Whether two of them share a minute. */
export function hasOverlap(trechos: readonly Hueco[]): boolean {
  const inOrder = trechos.toSorted((a, b) => a.desde - b.desde);
  return inOrder.some(({ desde }, i) => i > 0 && desde < (inOrder[i - 1]?.hasta ?? desde));
}

type Duradera = { desde: string | null; minutos: number };

/** Where an entry with an hour lies. */
export const trechoDe = ({ desde, minutos }: { desde: string; minutos: number }): Hueco => ({
  desde: minutoDe(desde),
  hasta: minutoDe(desde) + minutos,
});

/**
 * Where each entry of a day is shown: those with an hour there, the others in what is left of the work, in order. Those for which nothing is
 * left have no place.
 */
export function placeEntradas<E extends Duradera>(trabajo: readonly Hueco[], entradas: readonly E[]): { entrada: E; trechos: Hueco[] }[] {
  const placed = entradas.flatMap(({ desde, minutos }) => (desde === null ? [] : [trechoDe({ desde, minutos })]));
  let free = huecosDe(trabajo, placed);
  return entradas.map((entrada) => {
    const { desde, minutos } = entrada;
    if (desde !== null) return { entrada, trechos: [trechoDe({ desde, minutos })] };
    const trechos = fillHuecos(free, minutos);
    free = huecosDe(free, trechos);
    return { entrada, trechos };
  });
}
