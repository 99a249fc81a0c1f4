import type { TurnoPrevisto } from '../../horario/modelo.ts';
import type { DiaVivido } from '../../limites/index.ts';
import { ms, MS_POR_MINUTO } from '../../registros/tiempo.ts';
import { livedShifts } from '../plan/vivido.ts';
import type { DiaTrabajado } from './modelo.ts';

const HECHO = { codigo: '', nombre: '', flexible: false, entradaDesde: null, entradaHasta: null } as const;

/** A day before the plan as `limites` reads it: the time that did not count is an unpaid pause in the middle. */
export function vividoDeHistoria({ fecha, inicio, fin, minutos }: DiaTrabajado, zona: string): DiaVivido {
  const rest = Math.max(0, (ms(fin) - ms(inicio)) / MS_POR_MINUTO - minutos);
  const pausas: TurnoPrevisto['pausas'] = rest === 0 ? [] : [{ subtipo: 'comida', inicio: null, minutos: rest, pagada: false }];
  return livedShifts([{ ...HECHO, inicio, fin, pausas }], fecha, zona);
}
