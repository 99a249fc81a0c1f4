import type { DiaVista, RegistroVista } from '@jornada/contract/registros/vistas.ts';
import { inOrder, livedRows, type DayListRow } from '../../../shared/day/rows.ts';

/** Everything clocked on a day, a pause with its return in one line, voided records in their order. `ahora` null: nothing is running. */
export function timelineOf(items: readonly RegistroVista[], tramos: DiaVista['tramos'], ahora: string | null): DayListRow[] {
  const standing = livedRows({ registros: items, tramos, ahora });
  const told = new Set(standing.map(({ regreso }) => regreso?.id));
  // A return without a pause (because the pause was voided) must still be shown.
  const left = items.filter(({ id, clase, anulado }) => clase === 'regreso' && !anulado && !told.has(id));
  const voided = items.filter(({ anulado }) => anulado);
  return [...standing, ...[...left, ...voided].map(plainRow)].toSorted(inOrder);
}

function plainRow(registro: RegistroVista): DayListRow {
  const { id, momento, clase, subtipo, nombre } = registro;
  return { key: `r${id}`, momento, clase, subtipo, nombre, hasta: null, minutos: null, planned: false, registro, regreso: null };
}

/** The records of a day for which another hour may be requested. */
export function changeable(items: readonly RegistroVista[]): RegistroVista[] {
  return items.filter(({ anulado }) => !anulado);
}
