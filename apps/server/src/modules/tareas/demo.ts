import { diaDeSemana, masDias } from '@jornada/domain/horario/calendario.ts';
import { instanteDeMinuto, minutoDe, type Hueco } from '@jornada/domain/tareas/huecos.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany, DemoStory } from '../../shared/module.ts';
import { workedStretches } from '../registros/reads.ts';
import { workOf } from './clock.ts';
import { CATEGORIAS_DEMO, COSTES_DEMO, DIA_DEMO, TAREAS_DEMO, TELLS } from './demo-lists.ts';
import {
  createListsOfDemo,
  createProjectOfDemo,
  findDaysOfDemo,
  findTasksOfDemo,
  hasWeeks,
  pinForDemo,
  setBudgetOfDemo,
} from './demo-repo.ts';
import { writeWeeksOfDemo } from './demo-weeks.ts';
import { insertEntries } from './entries-repo.ts';
import type { Imputacion } from './model.ts';

/** How far back entries go. */
const MONTHS = 3;
const FRIDAY = 5;
const PARTE = { nombre: 'Parte semanal', minutos: 30 };
/** What is left over of the last day. */
const LEFT = 25;

const firstDay = (ahora: string): string =>
  Temporal.Instant.from(ahora)
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .subtract({ months: MONTHS - 1 })
    .with({ day: 1 })
    .toString();

/** Writes the demo company's clients, tasks, kinds of work and rates. */
export async function createTasksOfDemo(tx: Queryable, { entidadId, people, ahora }: DemoCompany): Promise<void> {
  const today = ahora.slice(0, 10);
  const desde = firstDay(ahora);
  const responsableId = people.find(({ rol }) => rol === 'responsable')?.id ?? null;
  for (const { proyecto, cliente, tareas, facturable = true, aprueba = false, entrega } of TAREAS_DEMO) {
    const dates = entrega === undefined ? { empieza: null, entrega: null } : { empieza: desde, entrega: masDias(today, entrega) };
    await createProjectOfDemo(tx, entidadId, { nombre: proyecto, cliente, tareas, facturable, aprueba, responsableId, ...dates });
  }
  const costes = people
    .filter(({ proyectos }) => proyectos.length > 0)
    .map(({ id }, index) => ({ usuarioId: id, coste: COSTES_DEMO[index % COSTES_DEMO.length] ?? 0 }));
  await createListsOfDemo(tx, entidadId, {
    categorias: CATEGORIAS_DEMO,
    desde: masDias(desde, -365),
    costes: [{ usuarioId: 0, coste: 4000 }, ...costes],
  });
  const teller = people.find(({ userName }) => userName === TELLS);
  if (teller) await pinForDemo(tx, entidadId, teller.id, 'Atención de reservas', ahora);
}

type Tarea = Awaited<ReturnType<typeof findTasksOfDemo>>[number];
type Escrita = Omit<Imputacion, 'id' | 'facturada'>;

/** Cuts a piece of work into some of these tasks, always the same way. */
function cut(fecha: string, { desde, hasta }: Hueco, choices: readonly Tarea[], seed: number): Escrita[] {
  const made: Escrita[] = [];
  for (let at = desde, step = seed; at < hasta; step += 1) {
    const wanted = 40 + ((step * 37) % 11) * 11;
    const minutos = hasta - at - wanted < 25 ? hasta - at : wanted;
    const tarea = choices[(step * 7 + seed) % choices.length];
    if (!tarea) return made;
    const entry = {
      fecha,
      proyectoId: tarea.proyectoId,
      tareaId: tarea.id,
      desde: instanteDeMinuto(at),
      minutos,
      facturable: tarea.facturable,
    };
    made.push({ ...entry, categoriaId: null, observacion: null, origen: 'persona' });
    at += minutos;
  }
  return made;
}

/** Writes what somebody of the demo company did on each day that has no entries: those who clock projects on tasks of these. */
async function writeEntriesOf(
  tx: Queryable,
  { id, userName }: DemoStory['people'][number],
  { entidadId, isNew, ...story }: DemoStory,
): Promise<void> {
  const ahora = story.ahora.toString();
  const today = ahora.slice(0, 10);
  const tasks = await findTasksOfDemo(tx, entidadId);
  const days = await findDaysOfDemo(tx, entidadId, id, { desde: isNew ? firstDay(ahora) : masDias(today, -14), hasta: masDias(today, -1) });
  const told = DIA_DEMO.flatMap((nombre) => tasks.find((one) => one.nombre === nombre) ?? []);
  const entries: Escrita[] = [];
  for (const [index, { fecha, estado, tramos }] of days.entries()) {
    const stretches = workedStretches({ estado, tramos: [...tramos] }, null);
    const made = stretches.flatMap((tramo, place) => {
      const choices =
        tramo.proyectoId === null ? (userName === TELLS ? told : []) : tasks.filter(({ proyectoId }) => proyectoId === tramo.proyectoId);
      return workOf([tramo]).flatMap((piece) => cut(fecha, piece, choices, id + index * 3 + place));
    });
    const last = made.at(-1);
    if (userName === TELLS && last) {
      const parte = tasks.find(({ nombre }) => nombre === PARTE.nombre);
      if (diaDeSemana(fecha) === FRIDAY && parte && last.desde !== null && last.minutos > 2 * PARTE.minutos) {
        last.minutos -= PARTE.minutos;
        const desde = instanteDeMinuto(minutoDe(last.desde) + last.minutos);
        const { id: tareaId, proyectoId, facturable } = parte;
        made.push({ ...last, tareaId, proyectoId, facturable, desde, minutos: PARTE.minutos });
      }
      if (index === days.length - 1 && last.minutos > LEFT) last.minutos -= LEFT;
    }
    entries.push(...made);
  }
  await insertEntries(tx, { entidadId, personaId: id, autorId: id, momento: ahora }, entries);
}

/** What people spent their time on, on days that have no entries yet; for a new company, whose weeks nobody has sent, budgets that fit, and weeks. */
export async function writeWorkOfDemo(story: DemoStory): Promise<void> {
  const { db, entidadId, isNew, people } = story;
  for (const one of people) await story.inTurnOf(one.id, (tx) => writeEntriesOf(tx, one, story));
  if (!isNew) return;
  await db.tenant(entidadId, async (tx) => {
    if (await hasWeeks(tx, entidadId)) return;
    for (const { proyecto, gastado } of TAREAS_DEMO) if (gastado !== undefined) await setBudgetOfDemo(tx, entidadId, proyecto, gastado);
    await writeWeeksOfDemo(tx, story);
  });
}
