import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { lunesDe, masDias } from '@jornada/domain/horario/calendario.ts';
import { isSame } from './parts.ts';

export type OwnDay = SalidaDe<typeof cambioTurnos.diasturnos>['semanas'][number]['dias'][number];
/** One day, or equal ones of a week that follow each other. */
export type DayRow = { desde: string; hasta: string; day: OwnDay };

const isLike = (a: OwnDay, b: OwnDay): boolean =>
  isSame(a.partes, b.partes) &&
  a.ausencia === b.ausencia &&
  a.ofertaId === b.ofertaId &&
  (a.pendiente?.id ?? 0) === (b.pendiente?.id ?? 0) &&
  isSame(a.pendiente?.partes ?? [], b.pendiente?.partes ?? []);

/** The published days with something on them, from today on. After a week, equal days of one week are one row. */
export function foldDays(days: readonly OwnDay[], today: string): DayRow[] {
  const soon = masDias(today, 7);
  const rows: DayRow[] = [];
  for (const day of days) {
    const { fecha } = day;
    if (fecha < today || !day.publicado) continue;
    if (!day.ausencia && !day.pendiente && day.partes?.length === 0) continue;
    const last = rows.at(-1);
    const isNext = last !== undefined && fecha >= soon && last.desde >= soon && masDias(last.hasta, 1) === fecha;
    if (isNext && lunesDe(last.desde) === lunesDe(fecha) && isLike(last.day, day)) last.hasta = fecha;
    else rows.push({ desde: fecha, hasta: fecha, day });
  }
  return rows;
}
