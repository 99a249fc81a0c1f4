import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { centros } from '@jornada/contract/centros.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { cambiosDe, changedMeanwhile, type AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { regionsOf } from '../festivos/service.ts';
import { checkZone } from '../registros/service.ts';
import { countAssigned, findAssigned, peopleParams } from './assigned.ts';
import * as repo from './repo.ts';

export { countAssigned, findAssigned, findCentresOf, peopleParams } from './assigned.ts';

type Vista = SalidaDe<typeof centros.guardar>;
type Cual = { id: number; version: number };
export type CentrosService = ReturnType<typeof createCentrosService>;

/** Positions on the map: those of a month, and no more than can be told apart. */
const POSITIONS = 100;
const POSITION_DAYS = 30;

const FIELDS = ['nombre', 'direccion', 'pais', 'region', 'zona', 'latitud', 'longitud', 'radioMetros'] as const;
const contentOf = (centro: repo.Centro): repo.Centro => Object.fromEntries(FIELDS.map((field) => [field, centro[field]])) as repo.Centro;

type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService };

/** The work centres of a company. None is deleted: people worked there. */
export function createCentrosService({ db, clock, entidades, auditoria }: Options) {
  async function todayOf({ entidadId, revision }: Sesion): Promise<string> {
    const { zona } = await entidades.getConfiguration(entidadId, revision);
    return clock.now().toZonedDateTimeISO(zona).toPlainDate().toString();
  }

  async function list(tx: Queryable, entidadId: number, hoy: string): Promise<Vista[]> {
    const people = await countAssigned(tx, entidadId, 'centro', hoy);
    return (await repo.findCentres(tx, entidadId)).map((row) => ({ ...row, personas: people.get(row.id) ?? 0 }));
  }

  /** @throws AppError `centros.no-existe`, as for another company's. */
  async function get(tx: Queryable, entidadId: number, id: number, hoy: string): Promise<Vista> {
    const row = (await list(tx, entidadId, hoy)).find((one) => one.id === id);
    if (!row) throw new AppError('centros.no-existe');
    return row;
  }

  async function checkName(tx: Queryable, entidadId: number, id: number, nombre: string): Promise<void> {
    const same = (other: string): boolean => other.localeCompare(nombre, 'es', { sensitivity: 'accent' }) === 0;
    const isTaken = (await repo.findCentres(tx, entidadId)).some((one) => one.abierto && one.id !== id && same(one.nombre));
    if (isTaken) throw new AppError('centros.nombre-repetido');
  }

  async function checkContent(centro: repo.Centro): Promise<void> {
    checkZone(centro.zona);
    const given = [centro.latitud, centro.longitud, centro.radioMetros].filter((value) => value !== null).length;
    if (given !== 0 && given !== 3) throw new AppError('centros.posicion-incompleta');
    const { pais, region } = centro;
    if (region !== null && !(await regionsOf(pais)).some(({ codigo }) => codigo === region))
      throw new AppError('festivos.region-no-existe');
  }

  async function setOpen(sesion: Sesion, { id, version }: Cual, abierto: boolean): Promise<Vista> {
    const { entidadId } = sesion;
    const hoy = await todayOf(sesion);
    return db.tenant(entidadId, async (tx) => {
      await repo.takeCentresLock(tx, entidadId);
      const before = await get(tx, entidadId, id, hoy);
      if (before.abierto === abierto) return before;
      if (abierto) await checkName(tx, entidadId, id, before.nombre);
      else {
        const people = await findAssigned(tx, entidadId, 'centro', { id, hoy });
        if (people.length > 0) throw new AppError('centros.con-personas', { params: peopleParams(people) });
      }
      if (!(await repo.setOpen(tx, entidadId, { id, version }, abierto))) throw await changedMeanwhile(tx, entidadId, 'centro', id);
      await auditoria.anotar(tx, { sesion, accion: abierto ? 'centros.reabrir' : 'centros.cerrar', sobreId: id });
      return get(tx, entidadId, id, hoy);
    });
  }

  return {
    async listado(sesion: Sesion) {
      const hoy = await todayOf(sesion);
      const items = await db.tenant(sesion.entidadId, (tx) => list(tx, sesion.entidadId, hoy));
      return { items, total: items.length };
    },

    regiones: async (pais: string) => ({ items: await regionsOf(pais) }),

    async posiciones(sesion: Sesion, id: number): Promise<SalidaDe<typeof centros.posiciones>> {
      const { entidadId, revision } = sesion;
      const { ajustes } = await entidades.getConfiguration(entidadId, revision);
      const hoy = await todayOf(sesion);
      const desde = clock
        .now()
        .subtract({ hours: 24 * POSITION_DAYS })
        .toString();
      return db.tenant(entidadId, async (tx) => {
        await get(tx, entidadId, id, hoy);
        // What was kept while the company kept it is no longer shown once it does not.
        const items = ajustes.guardarUbicacionExacta
          ? await repo.findPositions(tx, entidadId, { centroId: id, desde, limit: POSITIONS })
          : [];
        return { seGuardan: ajustes.guardarUbicacionExacta, items };
      });
    },

    async guardar(sesion: Sesion, input: ValidadaDe<typeof centros.guardar>): Promise<Vista> {
      const { entidadId } = sesion;
      const { id = 0, version = 0, direccion = '', region = null, latitud = null, longitud = null, radioMetros = null } = input;
      const { nombre, pais, zona } = input;
      const centro = { nombre, direccion, pais, region, zona, latitud, longitud, radioMetros };
      await checkContent(centro);
      const hoy = await todayOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        await repo.takeCentresLock(tx, entidadId);
        const before = id > 0 ? await get(tx, entidadId, id, hoy) : null;
        await checkName(tx, entidadId, id, nombre);
        if (!before) {
          const created = await repo.createCentre(tx, entidadId, centro);
          await auditoria.anotar(tx, { sesion, accion: 'centros.crear', sobreId: created, datos: centro });
          return get(tx, entidadId, created, hoy);
        }
        const isElsewhere = before.zona !== zona || before.pais !== pais;
        if (isElsewhere && (await repo.wasEverAssigned(tx, entidadId, id))) throw new AppError('centros.zona-fija');
        if (!(await repo.updateCentre(tx, entidadId, { id, version }, centro))) throw await changedMeanwhile(tx, entidadId, 'centro', id);
        const cambios = cambiosDe(contentOf(before), centro);
        if (Object.keys(cambios).length > 0)
          await auditoria.anotar(tx, { sesion, accion: 'centros.cambiar', sobreId: id, datos: { cambios } });
        return get(tx, entidadId, id, hoy);
      });
    },

    cerrar: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, false),
    reabrir: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, true),
  };
}
