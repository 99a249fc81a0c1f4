import { placeShift } from '../../horario/turno-previsto.ts';
import type { DiaPrevisto, Fecha, TurnoPrevisto } from '../../horario/index.ts';
import type { DiaVivido } from '../../limites/index.ts';
import { instanteDe, ms, MS_POR_MINUTO } from '../../registros/tiempo.ts';

type Trozo = {
  clase: 'trabajo' | 'pausa';
  subtipo: TurnoPrevisto['pausas'][number]['subtipo'];
  pagado: boolean;
  desde: number;
  hasta: number;
};

/** Cuts a pause out of the stretch of work that contains its beginning; what does not fit is left out. */
function cut(trozos: readonly Trozo[], pausa: TurnoPrevisto['pausas'][number], at: number): Trozo[] {
  return trozos.flatMap((trozo) => {
    if (trozo.clase === 'pausa' || at < trozo.desde || at >= trozo.hasta) return [trozo];
    const end = Math.min(trozo.hasta, at + pausa.minutos * MS_POR_MINUTO);
    const pause: Trozo = { clase: 'pausa', subtipo: pausa.subtipo, pagado: pausa.pagada, desde: at, hasta: end };
    return [{ ...trozo, hasta: at }, pause, { ...trozo, desde: end }].filter(({ desde, hasta }) => hasta > desde);
  });
}

/** The middle of the longest stretch of work, where a pause without an hour is supposed to be. */
function middleFor(trozos: readonly Trozo[], minutos: number): number {
  const [longest] = trozos.filter(({ clase }) => clase === 'trabajo').toSorted((a, b) => b.hasta - b.desde - (a.hasta - a.desde));
  if (!longest) return -1;
  const free = longest.hasta - longest.desde - minutos * MS_POR_MINUTO;
  return longest.desde + Math.max(0, Math.floor(free / 2 / MS_POR_MINUTO)) * MS_POR_MINUTO;
}

function stretchesOf({ inicio, fin, pausas }: TurnoPrevisto): Trozo[] {
  const whole: Trozo[] = [{ clase: 'trabajo', subtipo: 'trabajo', pagado: true, desde: ms(inicio), hasta: ms(fin) }];
  const fixed = pausas.reduce((parts, pausa) => (pausa.inicio === null ? parts : cut(parts, pausa, ms(pausa.inicio))), whole);
  return pausas.reduce((parts, pausa) => (pausa.inicio === null ? cut(parts, pausa, middleFor(parts, pausa.minutos)) : parts), fixed);
}

/** Shifts of one day as if they had been worked as planned, so that `limites` can judge them. Paid pauses count as work done (ET 34.4). */
export function livedShifts(parts: readonly TurnoPrevisto[], fecha: Fecha, zona: string): DiaVivido {
  const trozos = parts.flatMap(stretchesOf).toSorted((a, b) => a.desde - b.desde);
  return {
    fecha,
    zona,
    estado: 'cerrada',
    inicio: instanteDe(Math.min(...parts.map(({ inicio }) => ms(inicio)))),
    fin: instanteDe(Math.max(...parts.map(({ fin }) => ms(fin)))),
    incidencias: [],
    tramos: trozos.map(({ desde, hasta, pagado, ...trozo }) => ({
      ...trozo,
      inicio: instanteDe(desde),
      fin: instanteDe(hasta),
      tipoId: 0,
      efectivo: pagado,
      pagado,
      proyectoId: null,
    })),
  };
}

/** A planned day as if it had been worked as planned. Null: there is no work on it. */
export function livedAsPlanned({ fecha, zona, turno, suelto }: DiaPrevisto): DiaVivido | null {
  if (!turno) return null;
  return livedShifts(suelto ? suelto.map((parte) => placeShift(parte.turno, fecha, zona).turno) : [turno], fecha, zona);
}
