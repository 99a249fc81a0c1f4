import type { Fecha, TurnoPrevisto } from '../../horario/modelo.ts';
import type { DiaVivido } from '../../limites/index.ts';
import type { Tramo } from '../../registros/modelo.ts';
import { instanteDe, ms, MS_POR_MINUTO } from '../../registros/tiempo.ts';
import type { DiaTrabajado } from './modelo.ts';

const TRABAJO = { clase: 'trabajo', tipoId: 0, subtipo: 'trabajo', efectivo: true, pagado: true, proyectoId: null } as const;
const PAUSA = { ...TRABAJO, clase: 'pausa', subtipo: 'comida', efectivo: false } as const;

type Trozo = { inicio: number; fin: number };

/** Work from one instant to another with pauses between, as if it had been lived so. */
function vividoEntre(fecha: Fecha, zona: string, { inicio, fin }: Trozo, pauses: readonly Trozo[]): DiaVivido {
  const tramos: Tramo[] = [];
  let from = inicio;
  for (const pause of pauses.toSorted((a, b) => a.inicio - b.inicio)) {
    const [start, end] = [Math.max(from, pause.inicio), Math.min(fin, pause.fin)];
    if (end <= start) continue;
    if (start > from) tramos.push({ ...TRABAJO, inicio: instanteDe(from), fin: instanteDe(start) });
    tramos.push({ ...PAUSA, inicio: instanteDe(start), fin: instanteDe(end) });
    from = end;
  }
  if (fin > from) tramos.push({ ...TRABAJO, inicio: instanteDe(from), fin: instanteDe(fin) });
  return { fecha, zona, estado: 'cerrada', inicio: instanteDe(inicio), fin: instanteDe(fin), tramos, incidencias: [] };
}

/** A planned shift as `limites` reads a day: with its pauses. One without an hour is taken in the middle, where it divides the work best. */
export function vividoDe(turno: TurnoPrevisto, fecha: Fecha, zona: string): DiaVivido {
  const [inicio, fin] = [ms(turno.inicio), ms(turno.fin)];
  const free = turno.pausas.filter((pausa) => pausa.inicio === null);
  const length = (fin - inicio) / (free.length + 1);
  const pauses = turno.pausas.map((pausa) => {
    const middle = inicio + Math.round(((free.indexOf(pausa) + 1) * length) / MS_POR_MINUTO) * MS_POR_MINUTO;
    const half = Math.floor(pausa.minutos / 2) * MS_POR_MINUTO;
    const from = pausa.inicio === null ? middle - half : ms(pausa.inicio);
    return { inicio: from, fin: from + pausa.minutos * MS_POR_MINUTO };
  });
  return vividoEntre(fecha, zona, { inicio, fin }, pauses);
}

/** A day before the plan as `limites` reads it: the time that did not count is a pause in the middle. */
export function vividoDeHistoria({ fecha, inicio, fin, minutos }: DiaTrabajado, zona: string): DiaVivido {
  const [from, to] = [ms(inicio), ms(fin)];
  const rest = Math.max(0, to - from - minutos * MS_POR_MINUTO);
  const middle = from + Math.floor((to - from - rest) / 2 / MS_POR_MINUTO) * MS_POR_MINUTO;
  return vividoEntre(fecha, zona, { inicio: from, fin: to }, [{ inicio: middle, fin: middle + rest }]);
}
