import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { tareas } from '@jornada/contract/tareas/calls.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Partes } from './context.ts';
import { entriesOn, presentDayOf, readEntries, wholeWeeks } from './days.ts';
import { findCategories } from './entries-repo.ts';
import { keyOf, type DestinoTarea, type QuienReparte } from './model.ts';
import { presentTask, sumsOf } from './present.ts';
import { searchTasks } from './search.ts';
import { findPinned, findProjectsOf, findTasks, findUses, setPinned } from './tasks-repo.ts';
import { presentWeek } from './weeks.ts';
import { findWeeks } from './weeks-repo.ts';

/** The longest span of one read: six weeks, as a month is shown. */
const MOST_DAYS = 42;
const LIMIT = 20;
const LATEST = 12;

/** What is read of tasks. Nothing is written but what somebody keeps at hand. */
export function createQueries({ db, clock, registros }: Partes) {
  return {
    /** A day; without one, today. */
    async day(quien: QuienReparte, { fecha }: ValidadaDe<typeof tareas.tareasDia>) {
      const trabajados = await registros.readWorkedDays(quien, fecha === undefined ? undefined : { desde: fecha, hasta: fecha });
      const [dia] = trabajados.dias;
      if (!dia) throw new Error('the day was not read');
      return db.tenant(quien.sesion.entidadId, (tx) => presentDayOf(tx, quien, trabajados, dia));
    },

    /** Sums and entries of some days, by default of today. @throws AppError `general.datos-no-validos`: too many. */
    async span(quien: QuienReparte, { fecha, hastaFecha }: ValidadaDe<typeof tareas.imputaciones>) {
      const first = fecha ?? hastaFecha ?? (await registros.readWorkedDays(quien)).hoy;
      const ventana = { desde: first, hasta: hastaFecha ?? first };
      if (ventana.hasta < first || ventana.hasta > masDias(first, MOST_DAYS - 1))
        throw new AppError('general.datos-no-validos', { fields: { hastaFecha: { key: 'fecha' } } });
      const trabajados = await registros.readWorkedDays(quien, ventana);
      return db.tenant(quien.sesion.entidadId, async (tx) => {
        const leidos = await readEntries(tx, quien.sesion, trabajados);
        const days = trabajados.dias.map((dia) => ({ dia, items: entriesOn(leidos, dia) }));
        return {
          dias: days.map(({ dia, items }) => sumsOf(dia, items, trabajados)),
          items: days.flatMap(({ items }) => items),
          semanas: (await findWeeks(tx, quien.sesion, wholeWeeks(ventana))).map(presentWeek),
        };
      });
    },

    search({ sesion }: QuienReparte, { texto = '', start = 0, limit = LIMIT }: ValidadaDe<typeof tareas.buscador>) {
      const hoy = clock.now().toString().slice(0, 10);
      return db.tenant(sesion.entidadId, async (tx) => {
        const { found, ...rest } = await searchTasks(tx, sesion, { texto, hoy, start, limit });
        return { items: found.map(presentTask), ...rest };
      });
    },

    /** What somebody keeps at hand, then what they used last. */
    async latest({ sesion }: QuienReparte) {
      const hoy = clock.now().toString().slice(0, 10);
      return db.tenant(sesion.entidadId, async (tx) => {
        const wanted: DestinoTarea[] = [...(await findPinned(tx, sesion)), ...(await findUses(tx, sesion, hoy))];
        const order = [...new Set(wanted.map(keyOf))];
        const found = new Map((await findTasks(tx, sesion, wanted, hoy)).map((tarea) => [keyOf(tarea), tarea]));
        const items = order.flatMap((key) => {
          const tarea = found.get(key);
          return tarea?.libre ? [presentTask(tarea)] : [];
        });
        const pinned = items.filter(({ anclada }) => anclada);
        return { items: [...pinned, ...items.filter(({ anclada }) => !anclada).slice(0, LATEST)] };
      });
    },

    categories: ({ sesion }: QuienReparte) =>
      db.tenant(sesion.entidadId, async (tx) => ({ items: await findCategories(tx, sesion.entidadId) })),

    /** One that is closed can still be let go. @throws AppError `tareas.tarea-no-valida` */
    pin: ({ sesion }: QuienReparte, { tareaId, anclada }: ValidadaDe<typeof tareas.anclarTarea>): Promise<null> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const proyectoId = (await findProjectsOf(tx, sesion.entidadId, [tareaId])).get(tareaId);
        const now = clock.now().toString();
        const [tarea] = proyectoId === undefined ? [] : await findTasks(tx, sesion, [{ proyectoId, tareaId }], now.slice(0, 10));
        if (!tarea || (anclada && !tarea.libre)) throw new AppError('tareas.tarea-no-valida');
        await setPinned(tx, sesion, tareaId, anclada ? now : null);
        return null;
      }),
  };
}
