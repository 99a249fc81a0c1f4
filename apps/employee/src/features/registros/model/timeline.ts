import type { DiaVista, RegistroVista } from '@jornada/contract/registros/vistas.ts';
import { inOrder, isSame, livedRows, type DayListRow } from '../../../shared/day/rows.ts';

/** One line of the day's records: a valid record, a pause with the record that ended it, or a voided record. */
export type Entry = { row: DayListRow; regreso: RegistroVista | null };

/** Everything clocked on a day, voided records in their order. `ahora` null: nothing is running. */
export function timelineOf(items: readonly RegistroVista[], tramos: DiaVista['tramos'], ahora: string | null): Entry[] {
  const returns = items.filter(({ clase, anulado }) => clase === 'regreso' && !anulado);
  const standing = livedRows({ registros: items, tramos, ahora }).map((row): Entry => {
    const { hasta, clase } = row;
    const regreso = clase === 'pausa' && hasta ? returns.find(({ momento }) => isSame(momento, hasta)) : undefined;
    return { row, regreso: regreso ?? null };
  });
  const told = new Set(standing.map(({ regreso }) => regreso?.id));
  // A return without a pause (because the pause was voided) must still be shown.
  const left = returns.filter(({ id }) => !told.has(id));
  const voided = items.filter(({ anulado }) => anulado);
  const others = [...left, ...voided].map((registro): Entry => ({ row: plainRow(registro), regreso: null }));
  return [...standing, ...others].toSorted((a, b) => inOrder(a.row, b.row));
}

function plainRow(registro: RegistroVista): DayListRow {
  const { id, momento, clase, subtipo, nombre } = registro;
  return { key: `r${id}`, momento, clase, subtipo, nombre, hasta: null, minutos: null, planned: false, registro };
}

/** The records of a day for which another hour may be requested. */
export function changeable(items: readonly RegistroVista[]): RegistroVista[] {
  return items.filter(({ anulado }) => !anulado);
}
