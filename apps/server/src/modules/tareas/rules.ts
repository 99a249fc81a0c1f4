import type { ExcesoTareas } from '@jornada/domain/tareas/modelo.ts';
import { hasOverlap, huecosDe, minutosDe, trechoDe } from '@jornada/domain/tareas/huecos.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { JornadaTrabajada } from '../registros/service.ts';
import type { DiaCambiado, EntradaCambiada } from './changes.ts';
import { workOf } from './clock.ts';
import { fixityOf, lockOf, type Leidos } from './fixity.ts';
import { keyOf, type Imputacion } from './model.ts';
import { capacityOf, lengthOf } from './present.ts';

export const sumOf = (entradas: readonly { minutos: number }[]): number => entradas.reduce((sum, { minutos }) => sum + minutos, 0);

function byTask(entradas: readonly EntradaCambiada[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const entrada of entradas) sums.set(keyOf(entrada), (sums.get(keyOf(entrada)) ?? 0) + entrada.minutos);
  return sums;
}

/** What is closed, or not theirs, keeps its minutes or loses some, and gets no more. @throws AppError `tareas.tarea-no-valida` */
function checkTasks(before: readonly Imputacion[], { despues, puestas }: DiaCambiado, { tareas }: Leidos): void {
  const had = byTask(before);
  const has = byTask(despues);
  for (const entrada of puestas) {
    const key = keyOf(entrada);
    if (!tareas.get(key)?.libre && (has.get(key) ?? 0) > (had.get(key) ?? 0)) throw new AppError('tareas.tarea-no-valida');
  }
}

/** What is billed, locked or sent stays as it is. @throws AppError `tareas.fija` */
function checkFixed(before: readonly Imputacion[], { puestas, quitadas }: DiaCambiado, leidos: Leidos): void {
  const old = new Map(before.map((one) => [one.id, one]));
  const changed = puestas.flatMap(({ id }) => old.get(id ?? 0) ?? []);
  const isFixed =
    [...changed, ...quitadas].some((entrada) => fixityOf(leidos, entrada) !== null) || puestas.some((one) => lockOf(leidos, one) !== null);
  if (isFixed) throw new AppError('tareas.fija');
}

/** Entries with an hour lie on work, and never on one another. @throws AppError `tareas.sin-hueco`, `tareas.se-solapan` */
function checkPlaces(before: readonly Imputacion[], { despues, puestas }: DiaCambiado, dia: JornadaTrabajada): void {
  const work = workOf(dia.tramos);
  const old = new Map(before.map((one) => [one.id, one]));
  const placed = (entradas: readonly EntradaCambiada[]) =>
    entradas.flatMap(({ desde, minutos }) => (desde === null ? [] : [trechoDe({ desde, minutos })]));
  // What lies there already may lie beside a record that was corrected since.
  const moved = puestas.filter(({ id, desde, minutos }) => {
    const was = old.get(id ?? 0);
    return desde !== null && !(was && was.desde === desde && minutos <= was.minutos);
  });
  if (moved.length === 0) return;
  if (minutosDe(huecosDe(placed(moved), work)) > 0) throw new AppError('tareas.sin-hueco');
  if (hasOverlap(placed(despues))) throw new AppError('tareas.se-solapan');
}

/** A day has no more than was worked, or than it is long; one that has more may only get less. @throws AppError `tareas.de-mas` */
function checkSum(before: readonly Imputacion[], { despues }: DiaCambiado, dia: JornadaTrabajada, exceso: ExcesoTareas): void {
  const limit = exceso === 'avisa' ? Math.max(capacityOf(dia), lengthOf(dia) - dia.pausaPagada) : capacityOf(dia);
  const beyond = sumOf(despues) - Math.max(limit, sumOf(before));
  if (beyond > 0) throw new AppError('tareas.de-mas', { params: { count: beyond } });
}

/** `before` and `cambiado` without what the clock keeps by itself. */
export function checkDay(
  before: readonly Imputacion[],
  cambiado: DiaCambiado,
  { leidos, dia, exceso }: { leidos: Leidos; dia: JornadaTrabajada; exceso: ExcesoTareas },
): void {
  checkFixed(before, cambiado, leidos);
  checkTasks(before, cambiado, leidos);
  checkPlaces(before, cambiado, dia);
  checkSum(before, cambiado, dia, exceso);
}
