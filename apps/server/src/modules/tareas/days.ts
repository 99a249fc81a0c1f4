import type { DiaDeTareasVista, ImputacionVista, TareaVista } from '@jornada/contract/tareas/calls.ts';
import { lunesDe, masDias } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { DiasTrabajados, JornadaTrabajada } from '../registros/service.ts';
import { clockedEntries } from './clock.ts';
import { findEntries, findExceso } from './entries-repo.ts';
import { findDaysWithoutClock } from './extras-repo.ts';
import { keyOf, type DestinoTarea, type DeLaPersona, type QuienReparte } from './model.ts';
import { capacityOf, presentEntry, presentStretches, presentTask, sumsOf, versionOf } from './present.ts';
import { fixityOf, lockOf, type Leidos } from './fixity.ts';
import { suggest } from './suggestions.ts';
import { findTasks } from './tasks-repo.ts';
import { findFixedWeeks } from './weeks-repo.ts';

const projectsClocked = ({ tramos, enMarcha }: JornadaTrabajada): DestinoTarea[] =>
  [...tramos.map(({ proyectoId }) => proyectoId), enMarcha].flatMap((proyectoId) =>
    proyectoId === null ? [] : [{ proyectoId, tareaId: null }],
  );

/** Reads entries of somebody on some days, and these tasks besides. */
export async function readEntriesOf(
  tx: Queryable,
  persona: DeLaPersona,
  { desde, hasta, hoy }: { desde: Fecha; hasta: Fecha; hoy: Fecha },
  tambien: readonly DestinoTarea[],
): Promise<Leidos> {
  const entradas = await findEntries(tx, persona, { desde, hasta });
  const tareas = await findTasks(tx, persona, [...entradas, ...tambien], hoy);
  return {
    entradas,
    tareas: new Map(tareas.map((tarea) => [keyOf(tarea), tarea])),
    fixedWeeks: await findFixedWeeks(tx, persona, { desde: lunesDe(desde), hasta }),
    sinReloj: await findDaysWithoutClock(tx, persona, { desde, hasta }),
  };
}

/** The same for days that were worked, with the projects that were clocked. */
export const readEntries = (
  tx: Queryable,
  persona: DeLaPersona,
  { hoy, dias }: DiasTrabajados,
  tambien: readonly DestinoTarea[] = [],
): Promise<Leidos> =>
  readEntriesOf(tx, persona, { desde: dias[0]?.fecha ?? hoy, hasta: dias.at(-1)?.fecha ?? hoy, hoy }, [
    ...dias.flatMap(projectsClocked),
    ...tambien,
  ]);

const viewOf = ({ tareas }: Leidos, destino: DestinoTarea): TareaVista => {
  const tarea = tareas.get(keyOf(destino));
  if (!tarea) throw new Error(`the task ${keyOf(destino)} was not read`);
  return presentTask(tarea);
};

/** The entries of a day as people see them: those that are written, and those that the clock makes of what is left. */
export function entriesOn(leidos: Leidos, dia: JornadaTrabajada): ImputacionVista[] {
  const written = leidos.entradas.filter(({ fecha }) => fecha === dia.fecha);
  const clocked = leidos.sinReloj.has(dia.fecha) ? [] : clockedEntries(dia.tramos, written);
  const shown = written.map((entrada) => presentEntry(entrada, viewOf(leidos, entrada), fixityOf(leidos, entrada)));
  for (const { proyectoId, desde, minutos } of clocked) {
    const tarea = viewOf(leidos, { proyectoId, tareaId: null });
    const { facturable, categoriaId } = tarea;
    const fija = lockOf(leidos, { proyectoId, tareaId: null, fecha: dia.fecha });
    shown.push({ id: null, fecha: dia.fecha, tarea, desde, minutos, categoriaId, observacion: null, facturable, origen: 'reloj', fija });
  }
  const first = ({ desde }: ImputacionVista): string => desde ?? '9999';
  return shown.toSorted((a, b) => first(a).localeCompare(first(b)));
}

export async function presentDayOf(
  tx: Queryable,
  { sesion, language }: Pick<QuienReparte, 'sesion' | 'language'>,
  trabajados: DiasTrabajados,
  dia: JornadaTrabajada,
): Promise<DiaDeTareasVista> {
  const leidos = await readEntries(tx, sesion, { ...trabajados, dias: [dia] });
  const imputaciones = entriesOn(leidos, dia);
  const sums = sumsOf(dia, imputaciones, trabajados);
  const left = capacityOf(dia) - imputaciones.reduce((sum, { minutos }) => sum + minutos, 0);
  return {
    ...sums,
    zona: dia.zona,
    abierta: dia.estado === 'abierta',
    finPrevisto: dia.finPrevisto,
    exceso: await findExceso(tx, sesion.entidadId),
    tramos: presentStretches(dia, trabajados, language),
    imputaciones,
    sugerencias:
      sums.cierre === null
        ? await suggest(tx, sesion, { fecha: dia.fecha, left, enMarcha: dia.enMarcha, hoy: trabajados.hoy, fixedWeeks: leidos.fixedWeeks })
        : [],
    version: versionOf(leidos.entradas),
  };
}

/** The weeks that some days touch, whole. */
export const wholeWeeks = ({ desde, hasta }: { desde: Fecha; hasta: Fecha }) => ({
  desde: lunesDe(desde),
  hasta: masDias(lunesDe(hasta), 6),
});
