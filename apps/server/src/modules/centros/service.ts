import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { centros } from '@jornada/contract/centros.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import { checkCcc } from '../../shared/check-ccc.ts';
import { datesBetween, planCambiado } from '../../shared/plan-changed.ts';
import { loadProposals, regionsOf } from '../../shared/proposed-holidays.ts';
import type { Cual } from '../../shared/catalogue/writes.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { checkZone } from '../registros/reads.ts';
import { countAssigned, findAssigned, peopleParams } from './reads.ts';
import * as repo from './repo.ts';
import { lock } from '../../shared/locks.ts';

type Vista = SalidaDe<typeof centros.guardar>;

/** Positions on the map: those of a month, at most so many that they can be distinguished. */
const POSITIONS = 100;
const POSITION_DAYS = 30;

const FIELDS = ['nombre', 'direccion', 'municipio', 'ccc', 'pais', 'region', 'zona', 'latitud', 'longitud', 'radioMetros'] as const;
const contentOf = (centro: repo.DatosCentro): repo.DatosCentro =>
  Object.fromEntries(FIELDS.map((field) => [field, centro[field]])) as repo.DatosCentro;

type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService; bus: Bus };

/** The work centres of a company. None is deleted, because people have worked there. */
export function createCentrosService({ db, clock, entidades, auditoria, bus }: Options) {
  async function list(tx: Queryable, entidadId: number, hoy: string): Promise<Vista[]> {
    const people = await countAssigned(tx, entidadId, 'centro', hoy);
    return (await repo.findCentres(tx, entidadId)).map((row) => ({ ...row, personas: people.get(row.id) ?? 0 }));
  }

  /** The catalogue on a given day, which decides who prevents a closing. */
  const catalogueOn = (hoy: string) =>
    createCatalogue<Vista>({
      table: { name: 'instancia.centros', id: 'centro_id', unique: 'centros_nombre_abierto' },
      sobre: 'centro',
      errors: { missing: 'centros.no-existe', taken: 'centros.nombre-repetido' },
      actions: { crear: 'centros.crear', cambiar: 'centros.cambiar', cerrar: 'centros.cerrar', reabrir: 'centros.reabrir' },
      auditoria,
      find: async (tx, sesion, id) => (await list(tx, sesion.entidadId, hoy)).find((one) => one.id === id),
      said: contentOf,
      beforeClose: async (tx, sesion, { id }) => {
        const people = await findAssigned(tx, sesion.entidadId, 'centro', { id, hoy });
        if (people.length > 0) throw new AppError('centros.con-personas', { params: peopleParams(people) });
      },
    });

  async function checkContent(centro: repo.DatosCentro): Promise<void> {
    checkZone(centro.zona);
    const given = [centro.latitud, centro.longitud, centro.radioMetros].filter((value) => value !== null).length;
    if (given !== 0 && given !== 3) throw new AppError('centros.posicion-incompleta');
    const { pais, region } = centro;
    if (region !== null && !(await regionsOf(pais)).some(({ codigo }) => codigo === region))
      throw new AppError('festivos.region-no-existe');
  }

  async function inTurn(
    sesion: Sesion,
    work: (tx: Transaction, catalogue: ReturnType<typeof catalogueOn>) => Promise<Vista>,
  ): Promise<Vista> {
    const catalogue = catalogueOn(await todayOf({ clock, entidades }, sesion));
    return db.tenant(sesion.entidadId, async (tx) => {
      await lock.catalogues(tx, sesion.entidadId);
      return work(tx, catalogue);
    });
  }

  return {
    async list(sesion: Sesion) {
      const hoy = await todayOf({ clock, entidades }, sesion);
      const items = await db.tenant(sesion.entidadId, (tx) => list(tx, sesion.entidadId, hoy));
      return { items, total: items.length };
    },

    listRegiones: async (pais: string) => ({ items: await regionsOf(pais) }),

    async listPosiciones(sesion: Sesion, id: number): Promise<SalidaDe<typeof centros.posiciones>> {
      const { entidadId, revision } = sesion;
      const { ajustes } = await entidades.getConfiguration(entidadId, revision);
      const desde = clock
        .now()
        .subtract({ hours: 24 * POSITION_DAYS })
        .toString();
      const catalogue = catalogueOn(await todayOf({ clock, entidades }, sesion));
      return db.tenant(entidadId, async (tx) => {
        await catalogue.get(tx, sesion, id);
        // Positions from the time when the company kept them are no longer shown after it stops.
        const items = ajustes.guardarUbicacionExacta
          ? await repo.findPositions(tx, entidadId, { centroId: id, desde, limit: POSITIONS })
          : [];
        return { seGuardan: ajustes.guardarUbicacionExacta, items };
      });
    },

    async save(sesion: Sesion, input: ValidadaDe<typeof centros.guardar>): Promise<Vista> {
      const { entidadId } = sesion;
      const {
        id = 0,
        version = 0,
        direccion = '',
        municipio = '',
        region = null,
        latitud = null,
        longitud = null,
        radioMetros = null,
      } = input;
      const { nombre, pais, zona } = input;
      const ccc = checkCcc(input.ccc ?? '');
      const centro = { nombre, direccion, municipio, ccc, pais, region, zona, latitud, longitud, radioMetros };
      await checkContent(centro);
      return inTurn(sesion, async (tx, catalogue) => {
        if (id === 0) return catalogue.create(tx, sesion, repo.columnsOf(centro));
        const before = await catalogue.get(tx, sesion, id);
        const isElsewhere = before.zona !== zona || before.pais !== pais;
        if (isElsewhere && (await repo.wasEverAssigned(tx, entidadId, id))) throw new AppError('centros.zona-fija');
        const after = await catalogue.change(tx, sesion, { before, version }, repo.columnsOf(centro));
        if (before.region !== region) {
          const desde = clock.now().toZonedDateTimeISO('UTC').year;
          const fechas = datesBetween(await loadProposals(), { pais, desde }, [before.region, region]);
          await bus.emit(tx, planCambiado, { entidadId, autorId: sesion.usuarioId, centroId: id, fechas });
        }
        return after;
      });
    },

    close: (sesion: Sesion, cual: Cual) => inTurn(sesion, (tx, catalogue) => catalogue.setOpen(tx, sesion, cual, false)),
    reopen: (sesion: Sesion, cual: Cual) => inTurn(sesion, (tx, catalogue) => catalogue.setOpen(tx, sesion, cual, true)),
  };
}
