import { createHash } from 'node:crypto';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { DiaDeTareasVista, tareas } from '@jornada/contract/tareas/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { DiasTrabajados, JornadaTrabajada } from '../registros/service.ts';
import { changeDay, type DiaCambiado } from './changes.ts';
import { clockedEntries } from './clock.ts';
import type { Partes } from './context.ts';
import { presentDayOf, readEntries } from './days.ts';
import { lockOf, type Leidos } from './fixity.ts';
import { deleteEntries, findCategories, findExceso, insertEntries, noteSent, updateEntries, type EscritaPor } from './entries-repo.ts';
import type { DestinoTarea, Imputacion, QuienReparte } from './model.ts';
import { closingOf, versionOf } from './present.ts';
import { checkDay, sumOf } from './rules.ts';
import { findProjectsOf } from './tasks-repo.ts';

type Orden = ValidadaDe<typeof tareas.insertarImputaciones>;

/** Whether a person takes something away from the clock, or makes it shorter. */
const takesFromClock = (entradas: readonly Imputacion[], cambios: Orden['cambios']): boolean =>
  entradas.some(
    ({ id, origen, minutos }) =>
      origen === 'reloj' && cambios.some((one) => one.id === id && (one.hace === 'quitar' || one.minutos < minutos)),
  );

/** What the clock would give to a project. */
const clockedFor = (proyectoId: number, { tramos }: JornadaTrabajada, escritas: Parameters<typeof clockedEntries>[1]): number =>
  sumOf(clockedEntries(tramos, escritas).filter((one) => one.proyectoId === proyectoId));

/**
 * Whether the clock would fill again the time of an entry of its own that a person has moved to another project: without its hour the entry finds its
 * place elsewhere. `kept`: what the clock keeps by itself.
 */
function comesBack(
  entradas: readonly Imputacion[],
  { puestas, despues }: DiaCambiado,
  dia: JornadaTrabajada,
  kept: ReadonlySet<Imputacion>,
) {
  const now = new Map(puestas.map((one) => [one.id, one]));
  const moved = entradas.filter((one) => {
    const put = now.get(one.id);
    return one.origen === 'reloj' && put !== undefined && put.proyectoId !== one.proyectoId;
  });
  const others = entradas.filter((one) => !kept.has(one) && !moved.includes(one));
  return [...Map.groupBy(moved, ({ proyectoId }) => proyectoId)].some(
    ([proyectoId, away]) => clockedFor(proyectoId, dia, despues) > clockedFor(proyectoId, dia, others) - sumOf(away),
  );
}

/** @throws AppError `tareas.categoria-no-valida` */
async function checkCategories(tx: Queryable, entidadId: number, before: readonly Imputacion[], { puestas }: DiaCambiado): Promise<void> {
  const had = new Set(before.map(({ categoriaId }) => categoriaId));
  const wanted = puestas.map(({ categoriaId }) => categoriaId).filter((id) => id !== null && !had.has(id));
  if (wanted.length === 0) return;
  const open = new Set<number | null>((await findCategories(tx, entidadId)).map(({ id }) => id));
  if (!wanted.every((id) => open.has(id))) throw new AppError('tareas.categoria-no-valida');
}

/** @throws AppError `registros.mes-cerrado`, `tareas.dia-cerrado` */
function checkOpen(dia: JornadaTrabajada, hoy: string): void {
  const closing = closingOf(dia, hoy);
  if (closing === 'mes-cerrado') throw new AppError('registros.mes-cerrado');
  if (closing !== null) throw new AppError('tareas.dia-cerrado');
}

/** Which entries the clock wrote by itself and may write again: nobody has touched them, and nothing holds them. */
function keptByClock(leidos: Leidos, dia: JornadaTrabajada, cambios: Orden['cambios']): Set<Imputacion> {
  const named = new Set(cambios.map(({ id }) => id));
  const isKept = (one: Imputacion): boolean =>
    one.origen === 'reloj' && !named.has(one.id) && !one.facturada && lockOf(leidos, one) === null && !leidos.sinReloj.has(dia.fecha);
  return new Set(leidos.entradas.filter(isKept));
}

export function createWriter({ db, clock, registros }: Partes) {
  async function write(
    tx: Queryable,
    quien: QuienReparte,
    { fecha, version, cambios }: Orden,
    trabajados: DiasTrabajados,
    dia: JornadaTrabajada,
  ): Promise<void> {
    const { sesion } = quien;
    const { entidadId, personaId, usuarioId } = sesion;
    const projectOf = await findProjectsOf(
      tx,
      entidadId,
      cambios.flatMap((one) => (one.hace === 'poner' ? (one.tareaId ?? []) : [])),
    );
    const named = cambios.flatMap((one): DestinoTarea[] => {
      if (one.hace !== 'poner') return [];
      const proyectoId = one.tareaId === undefined ? one.proyectoId : projectOf.get(one.tareaId);
      return proyectoId === undefined ? [] : [{ proyectoId, tareaId: one.tareaId ?? null }];
    });
    const proyectos = named.map(({ proyectoId }) => proyectoId);
    await registros.entries.hold(tx, sesion, { desde: fecha, hasta: fecha }, proyectos);
    const leidos = await readEntries(tx, sesion, trabajados, named);
    if (version !== undefined && version !== versionOf(leidos.entradas))
      throw new AppError('general.cambiado-entretanto', { params: { autor: '?' } });
    const changed = (before: readonly Imputacion[]) => changeDay(before, cambios, { fecha, projectOf, tareas: leidos.tareas });
    const kept = keptByClock(leidos, dia, cambios);
    const beside = leidos.entradas.filter((one) => !kept.has(one));
    // What would be filled again: the clock writes nothing on that day any more.
    const refilled = takesFromClock(leidos.entradas, cambios) ? null : changed(beside);
    const off = refilled === null || comesBack(leidos.entradas, refilled, dia, kept);
    const byClock = off ? new Set<Imputacion>() : kept;
    const before = off ? leidos.entradas : beside;
    const cambiado = off ? changed(before) : refilled;
    checkDay(before, cambiado, { leidos, dia, exceso: await findExceso(tx, entidadId) });
    await checkCategories(tx, entidadId, before, cambiado);

    if (off) await registros.entries.turnOffClock(tx, sesion, fecha);
    const por: EscritaPor = { entidadId, personaId, autorId: usuarioId, momento: clock.now().toString() };
    const { puestas, quitadas, despues } = cambiado;
    const gone = [...quitadas, ...byClock].map(({ id }) => id);
    const rewritten = puestas.flatMap((one): Imputacion[] => (one.id === null ? [] : [{ ...one, id: one.id }]));
    if (!(await deleteEntries(tx, sesion, gone)) || !(await updateEntries(tx, por, rewritten))) throw new AppError('tareas.fija');
    await insertEntries(
      tx,
      por,
      puestas.filter(({ id }) => id === null),
    );
    if (byClock.size > 0) {
      const again = clockedEntries(dia.tramos, despues).filter((one) => lockOf(leidos, { ...one, tareaId: null, fecha }) === null);
      await insertEntries(
        tx,
        { ...por, autorId: personaId },
        again.map((one) => byClockOn(fecha, one, leidos)),
      );
    }
    await registros.logForAnother(tx, sesion, { accion: 'tareas.imputar', sobreId: personaId, fecha });
  }

  return {
    /** All of it, or nothing; sent twice with the same key it is written once. */
    async put(quien: QuienReparte, orden: Orden, clave: string | null): Promise<DiaDeTareasVista> {
      const { fecha } = orden;
      const trabajados = await registros.readWorkedDays(quien, { desde: fecha, hasta: fecha });
      const [dia] = trabajados.dias;
      if (!dia) throw new Error('the day was not read');
      return db.tenant(quien.sesion.entidadId, async (tx) => {
        await registros.entries.takeTurn(tx, quien.sesion, trabajados.cierres);
        const cuerpo = createHash('sha256').update(JSON.stringify(orden)).digest();
        const momento = clock.now().toString();
        const sent = clave === null ? 'nuevo' : await noteSent(tx, quien.sesion, { clave, cuerpo, momento });
        if (sent === 'otro') throw new AppError('general.clave-reutilizada');
        if (sent === 'nuevo') {
          checkOpen(dia, trabajados.hoy);
          await write(tx, quien, orden, trabajados, dia);
        }
        return presentDayOf(tx, quien, trabajados, dia);
      });
    },
  };
}

/** An entry that the clock writes. */
export const byClockOn = (
  fecha: string,
  { proyectoId, desde, minutos }: { proyectoId: number; desde: string; minutos: number },
  { tareas: known }: Pick<Leidos, 'tareas'>,
): Omit<Imputacion, 'id' | 'facturada'> => ({
  fecha,
  proyectoId,
  tareaId: null,
  desde,
  minutos,
  categoriaId: null,
  observacion: null,
  facturable: known.get(`${proyectoId}.`)?.facturable ?? true,
  origen: 'reloj',
});
