import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { horarios } from '@jornada/contract/horarios.ts';
import { mesDe } from '@jornada/domain/cierres/index.ts';
import { revisarHorario, type VersionHorario } from '@jornada/domain/horario/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changedMeanwhile, type AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { countAssigned, findAssigned, findCentresOf, peopleParams } from '../centros/service.ts';
import { findClosedMonths, takeClosingLock } from '../cierres/service.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { describeVersion } from './describe.ts';
import * as repo from './repo.ts';

type Vista = SalidaDe<typeof horarios.crear>;
type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService };
export type HorariosService = ReturnType<typeof createHorariosService>;

/** @throws AppError `horarios.no-valido` with the place of what makes no sense. */
function checkDefinition(definicion: VersionHorario): void {
  const found = revisarHorario(definicion);
  if (found)
    throw new AppError('horarios.no-valido', { fields: { [`definicion.${found.donde || '_'}`]: { key: `horario.${found.defecto}` } } });
}

/** Schedules and their dated versions. What has begun is never planned anew. */
export function createHorariosService({ db, clock, entidades, auditoria }: Options) {
  async function todayOf({ entidadId, revision }: Sesion): Promise<string> {
    const { zona } = await entidades.getConfiguration(entidadId, revision);
    return clock.now().toZonedDateTimeISO(zona).toPlainDate().toString();
  }

  async function list(tx: Queryable, entidadId: number, hoy: string): Promise<Vista[]> {
    const people = await countAssigned(tx, entidadId, 'horario', hoy);
    return (await repo.findSchedules(tx, entidadId)).map(({ versiones, ...row }) => ({
      ...row,
      personas: people.get(row.id) ?? 0,
      versiones: versiones.map((version) => ({ ...version, cambiable: version.desde > hoy }) as Vista['versiones'][number]),
    }));
  }

  /** @throws AppError `horarios.no-existe`, as for another company's. */
  async function get(tx: Queryable, entidadId: number, id: number, hoy: string): Promise<Vista> {
    const row = (await list(tx, entidadId, hoy)).find((one) => one.id === id);
    if (!row) throw new AppError('horarios.no-existe');
    return row;
  }

  async function checkName(tx: Queryable, entidadId: number, id: number, nombre: string): Promise<void> {
    const same = (other: string): boolean => other.localeCompare(nombre, 'es', { sensitivity: 'accent' }) === 0;
    const isTaken = (await repo.findSchedules(tx, entidadId)).some((one) => one.abierto && one.id !== id && same(one.nombre));
    if (isTaken) throw new AppError('horarios.nombre-repetido');
  }

  /** Changes one under the lock that closing takes as well, by the version that was read. */
  async function change(
    sesion: Sesion,
    cual: repo.Cual,
    work: (tx: Queryable, before: Vista, hoy: string) => Promise<boolean>,
  ): Promise<Vista> {
    const { entidadId } = sesion;
    const hoy = await todayOf(sesion);
    return db.tenant(entidadId, async (tx) => {
      await takeClosingLock(tx, entidadId);
      const before = await get(tx, entidadId, cual.id, hoy);
      if (before.version !== cual.version || !(await work(tx, before, hoy)))
        throw await changedMeanwhile(tx, entidadId, 'horario', cual.id);
      return get(tx, entidadId, cual.id, hoy);
    });
  }

  const setOpen = (sesion: Sesion, cual: repo.Cual, abierto: boolean): Promise<Vista> =>
    change(sesion, cual, async (tx, before, hoy) => {
      const { entidadId } = sesion;
      if (before.abierto === abierto) return true;
      if (abierto) await checkName(tx, entidadId, cual.id, before.nombre);
      else {
        const people = await findAssigned(tx, entidadId, 'horario', { id: cual.id, hoy });
        if (people.length > 0) throw new AppError('horarios.con-personas', { params: peopleParams(people) });
      }
      await auditoria.anotar(tx, { sesion, accion: abierto ? 'horarios.reabrir' : 'horarios.cerrar', sobreId: cual.id });
      return repo.setOpen(tx, entidadId, cual, abierto);
    });

  /** Days that have begun stay as they were planned, and so do those of closed months. */
  async function checkDay(tx: Queryable, entidadId: number, { id, desde, hoy }: { id: number; desde: string; hoy: string }): Promise<void> {
    if (desde <= hoy) throw new AppError('horarios.version-pasada');
    for (const centroId of await findCentresOf(tx, entidadId, { horarioId: id, hoy })) {
      const closed = await findClosedMonths(tx, entidadId, centroId);
      if ([...closed].some((mes) => mes >= mesDe(desde))) throw new AppError('registros.mes-cerrado');
    }
  }

  return {
    async listado(sesion: Sesion) {
      const hoy = await todayOf(sesion);
      const items = await db.tenant(sesion.entidadId, (tx) => list(tx, sesion.entidadId, hoy));
      return { items, total: items.length };
    },

    async crear(sesion: Sesion, { nombre, desde, definicion }: ValidadaDe<typeof horarios.crear>): Promise<Vista> {
      const { entidadId } = sesion;
      checkDefinition(definicion);
      const hoy = await todayOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        await takeClosingLock(tx, entidadId);
        await checkName(tx, entidadId, 0, nombre);
        const id = await repo.createSchedule(tx, entidadId, nombre);
        await repo.saveVersion(tx, entidadId, id, desde, definicion);
        const datos = { nombre, desde, ...describeVersion(definicion) };
        await auditoria.anotar(tx, { sesion, accion: 'horarios.crear', sobreId: id, datos });
        return get(tx, entidadId, id, hoy);
      });
    },

    renombrar: (sesion: Sesion, { nombre, ...cual }: ValidadaDe<typeof horarios.renombrar>): Promise<Vista> =>
      change(sesion, cual, async (tx, before) => {
        await checkName(tx, sesion.entidadId, cual.id, nombre);
        const datos = { cambios: { nombre: { antes: before.nombre, despues: nombre } } };
        await auditoria.anotar(tx, { sesion, accion: 'horarios.renombrar', sobreId: cual.id, datos });
        return repo.renameSchedule(tx, sesion.entidadId, cual, nombre);
      }),

    async cambiar(sesion: Sesion, { desde, definicion, ...cual }: ValidadaDe<typeof horarios.cambiar>): Promise<Vista> {
      checkDefinition(definicion);
      return change(sesion, cual, async (tx, before, hoy) => {
        const { entidadId } = sesion;
        await checkDay(tx, entidadId, { id: cual.id, desde, hoy });
        await repo.saveVersion(tx, entidadId, cual.id, desde, definicion);
        const holds = before.versiones.find((version) => version.desde <= desde);
        const antes = holds ? describeVersion(holds.definicion) : null;
        const datos = { desde, cambios: { definicion: { antes, despues: describeVersion(definicion) } } };
        await auditoria.anotar(tx, { sesion, accion: 'horarios.cambiar', sobreId: cual.id, datos });
        return repo.raiseVersion(tx, entidadId, cual);
      });
    },

    quitar: (sesion: Sesion, { desde, ...cual }: ValidadaDe<typeof horarios.quitar>): Promise<Vista> =>
      change(sesion, cual, async (tx, before) => {
        const { entidadId } = sesion;
        const version = before.versiones.find((one) => one.desde === desde);
        // The only one stays: a schedule without any plans nothing.
        if (!version?.cambiable || before.versiones.length === 1) throw new AppError('horarios.version-pasada');
        await repo.deleteVersion(tx, entidadId, cual.id, desde);
        const datos = { desde, ...describeVersion(version.definicion) };
        await auditoria.anotar(tx, { sesion, accion: 'horarios.quitar', sobreId: cual.id, datos });
        return repo.raiseVersion(tx, entidadId, cual);
      }),

    cerrar: (sesion: Sesion, cual: repo.Cual) => setOpen(sesion, cual, false),
    reabrir: (sesion: Sesion, cual: repo.Cual) => setOpen(sesion, cual, true),
  };
}
