import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { horarios } from '@jornada/contract/horarios.ts';
import { mesDe } from '@jornada/domain/cierres/index.ts';
import { reviewHorario, type VersionHorario } from '@jornada/domain/horario/index.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { Cual } from '../../shared/catalogue/writes.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { planCambiado } from '../../shared/plan-changed.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { countAssigned, findAssigned, findCentresOf, findMainCentres, peopleParams } from '../centros/reads.ts';
import { findClosedMonths } from '../cierres/reads.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { describeVersion } from './describe.ts';
import * as repo from './repo.ts';
import { lock } from '../../shared/locks.ts';

type Vista = SalidaDe<typeof horarios.crear>;
type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService; bus: Bus };

/** @throws AppError `horarios.no-valido` with the place of what makes no sense. */
function checkDefinition(definicion: VersionHorario): void {
  const found = reviewHorario(definicion);
  if (!found) return;
  const season = found.temporada === undefined ? [] : ['temporadas', found.temporada];
  const place = ['definicion', ...season, found.donde].filter((part) => part !== '').join('.');
  throw new AppError('horarios.no-valido', {
    fields: { [place === 'definicion' ? 'definicion._' : place]: { key: `horario.${found.defecto}` } },
  });
}

/** Schedules and their dated versions. A version that has begun is never changed. */
export function createHorariosService({ db, clock, entidades, auditoria, bus }: Options) {
  async function list(tx: Queryable, entidadId: number, hoy: string): Promise<Vista[]> {
    const people = await countAssigned(tx, entidadId, 'horario', hoy);
    const centres = await findMainCentres(tx, entidadId, hoy);
    return (await repo.findSchedules(tx, entidadId)).map(({ versiones, ...row }) => ({
      ...row,
      personas: people.get(row.id) ?? 0,
      centro: centres.get(row.id) ?? null,
      versiones: versiones.map((version) => ({ ...version, cambiable: version.desde > hoy }) as Vista['versiones'][number]),
    }));
  }

  /** The catalogue on a given day, which decides who prevents a closing. */
  const catalogueOn = (hoy: string) =>
    createCatalogue<Vista>({
      table: { name: 'instancia.horarios', id: 'horario_id', unique: 'horarios_nombre_abierto' },
      sobre: 'horario',
      errors: { missing: 'horarios.no-existe', taken: 'horarios.nombre-repetido' },
      actions: { crear: 'horarios.crear', cambiar: 'horarios.renombrar', cerrar: 'horarios.cerrar', reabrir: 'horarios.reabrir' },
      auditoria,
      find: async (tx, sesion, id) => (await list(tx, sesion.entidadId, hoy)).find((one) => one.id === id),
      said: ({ nombre }) => ({ nombre }),
      beforeClose: async (tx, sesion, { id }) => {
        const people = await findAssigned(tx, sesion.entidadId, 'horario', { id, hoy });
        if (people.length > 0) throw new AppError('horarios.con-personas', { params: peopleParams(people) });
      },
    });

  /** Within the lock that is also used for closing months. */
  async function locked(
    sesion: Sesion,
    work: (tx: Transaction, catalogue: ReturnType<typeof catalogueOn>, hoy: string) => Promise<Vista>,
  ): Promise<Vista> {
    const hoy = await todayOf({ clock, entidades }, sesion);
    return db.tenant(sesion.entidadId, async (tx) => {
      await lock.closing.write(tx, sesion.entidadId);
      return work(tx, catalogueOn(hoy), hoy);
    });
  }

  /** Changes the versions of one schedule from a day on, if the caller has read its current version number. */
  const plan = (
    sesion: Sesion,
    { desde, ...cual }: Cual & { desde: string },
    work: (tx: Queryable, before: Vista, hoy: string) => Promise<void>,
  ): Promise<Vista> =>
    locked(sesion, async (tx, catalogue, hoy) => {
      const before = await catalogue.get(tx, sesion, cual.id);
      // The version number is raised first, so that a late writer learns of that before any other problem.
      await catalogue.write(tx, sesion, cual);
      await work(tx, before, hoy);
      await bus.emit(tx, planCambiado, { entidadId: sesion.entidadId, autorId: sesion.usuarioId, horarioId: cual.id, desde });
      return catalogue.get(tx, sesion, cual.id);
    });

  /** Days that have begun, and days of closed months, keep their plan. */
  async function checkDay(tx: Queryable, entidadId: number, { id, desde, hoy }: { id: number; desde: string; hoy: string }): Promise<void> {
    if (desde <= hoy) throw new AppError('horarios.version-pasada');
    for (const centroId of await findCentresOf(tx, entidadId, { horarioId: id, hoy })) {
      const closed = await findClosedMonths(tx, entidadId, centroId);
      if ([...closed].some((mes) => mes >= mesDe(desde))) throw new AppError('registros.mes-cerrado');
    }
  }

  return {
    async list(sesion: Sesion) {
      const hoy = await todayOf({ clock, entidades }, sesion);
      const items = await db.tenant(sesion.entidadId, (tx) => list(tx, sesion.entidadId, hoy));
      return { items, total: items.length };
    },

    create(sesion: Sesion, { nombre, desde, definicion }: ValidadaDe<typeof horarios.crear>): Promise<Vista> {
      checkDefinition(definicion);
      return locked(sesion, async (tx, catalogue) => {
        const { id } = await catalogue.create(tx, sesion, { nombre }, { nombre, desde, ...describeVersion(definicion) });
        await repo.saveVersion(tx, sesion.entidadId, id, desde, definicion);
        return catalogue.get(tx, sesion, id);
      });
    },

    rename: (sesion: Sesion, { id, version, nombre }: ValidadaDe<typeof horarios.renombrar>): Promise<Vista> =>
      locked(sesion, async (tx, catalogue) =>
        catalogue.change(tx, sesion, { before: await catalogue.get(tx, sesion, id), version }, { nombre }),
      ),

    change(sesion: Sesion, { desde, definicion, ...cual }: ValidadaDe<typeof horarios.cambiar>): Promise<Vista> {
      checkDefinition(definicion);
      return plan(sesion, { ...cual, desde }, async (tx, before, hoy) => {
        const { entidadId } = sesion;
        await checkDay(tx, entidadId, { id: cual.id, desde, hoy });
        await repo.saveVersion(tx, entidadId, cual.id, desde, definicion);
        const holds = before.versiones.find((version) => version.desde <= desde);
        const antes = holds ? describeVersion(holds.definicion) : null;
        const datos = { desde, cambios: { definicion: { antes, despues: describeVersion(definicion) } } };
        await auditoria.note(tx, { sesion, accion: 'horarios.cambiar', sobreId: cual.id, datos });
      });
    },

    remove: (sesion: Sesion, { desde, ...cual }: ValidadaDe<typeof horarios.quitar>): Promise<Vista> =>
      plan(sesion, { ...cual, desde }, async (tx, before) => {
        const version = before.versiones.find((one) => one.desde === desde);
        // The only version stays: a schedule without one plans nothing.
        if (!version?.cambiable || before.versiones.length === 1) throw new AppError('horarios.version-pasada');
        await repo.deleteVersion(tx, sesion.entidadId, cual.id, desde);
        const datos = { desde, ...describeVersion(version.definicion) };
        await auditoria.note(tx, { sesion, accion: 'horarios.quitar', sobreId: cual.id, datos });
      }),

    close: (sesion: Sesion, cual: Cual) => locked(sesion, (tx, catalogue) => catalogue.setOpen(tx, sesion, cual, false)),
    reopen: (sesion: Sesion, cual: Cual) => locked(sesion, (tx, catalogue) => catalogue.setOpen(tx, sesion, cual, true)),
  };
}
