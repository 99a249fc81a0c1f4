import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { reservas } from '@jornada/contract/reservas/calls.ts';
import type { CierreSalaVista, SalaGestionada } from '@jornada/contract/reservas/vistas.ts';
import { fits, shutWith, unitsOf } from '@jornada/domain/reservas/index.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { Cual } from '../../shared/catalogue/writes.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { findRooms, isClash, type FilaSala, type SalasLeidas } from './repo.ts';
import * as repo from './rooms-repo.ts';
import type { ReservasOptions } from './options.ts';
import { agendaCambiada, salaCerrada } from './shut.ts';
import { lock } from '../../shared/locks.ts';

type Options = Pick<ReservasOptions, 'db' | 'clock' | 'entidades'> & { auditoria: AuditoriaService; bus: Bus };

const said = ({ id: _id, version: _version, abierto: _abierto, ...rest }: FilaSala) => ({ ...rest });

/** In the order of the tree: each is followed by those in it. */
const inOrder = (salas: readonly FilaSala[], padreId: number | null = null): FilaSala[] =>
  salas.flatMap((one) => (one.padreId === padreId ? [one, ...inOrder(salas, one.id)] : []));

const present = ({ padreId, centroId, ...sala }: FilaSala, reservas: ReadonlyMap<number, number>): SalaGestionada => ({
  ...sala,
  padre: padreId,
  centro: centroId,
  reservas: reservas.get(sala.id) ?? 0,
});

/** The rooms of a company, for those who run it. */
export function createManaging({ db, clock, entidades, auditoria, bus }: Options) {
  const now = (): string => clock.now().toString();
  const readAll = async (tx: Queryable, sesion: Sesion): Promise<SalasLeidas> =>
    findRooms(tx, sesion.entidadId, { personaId: sesion.personaId, desde: await todayOf({ clock, entidades }, sesion) });

  async function checkEmpty(tx: Queryable, sesion: Sesion, { id }: FilaSala): Promise<void> {
    const { salas } = await readAll(tx, sesion);
    if (salas.some((one) => one.padreId === id && one.abierto)) throw new AppError('reservas.con-salas');
    const count = (await repo.countBookings(tx, sesion.entidadId, now())).get(id) ?? 0;
    if (count > 0) throw new AppError('reservas.con-reservas', { params: { count } });
  }

  /** A room stands in a place that is used, and not in itself. */
  function checkPlace(salas: readonly FilaSala[], id: number | null, padreId: number | null): void {
    const isOpen = padreId === null || salas.some((one) => one.id === padreId && one.abierto);
    if (!isOpen || !fits(salas, { id, padreId })) throw new AppError('reservas.lugar-no-valido');
  }

  const catalogue = createCatalogue<FilaSala>({
    table: { name: 'instancia.salas', id: 'sala_id', unique: 'salas_nombre_abierto' },
    sobre: 'sala',
    errors: { missing: 'reservas.sala-no-existe', taken: 'reservas.nombre-repetido' },
    actions: { crear: 'reservas.crear', cambiar: 'reservas.cambiar', cerrar: 'reservas.cerrar', reabrir: 'reservas.reabrir' },
    auditoria,
    find: async (tx, sesion, id) => (await readAll(tx, sesion)).salas.find((one) => one.id === id),
    said,
    beforeClose: checkEmpty,
    beforeReopen: async (tx, sesion, { id, padreId }) => checkPlace((await readAll(tx, sesion)).salas, id, padreId),
  });

  /** What is done to the tree, alone; afterwards everybody sees it. */
  const changeTree = <T>({ entidadId }: Sesion, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    db.tenant(entidadId, async (tx) => {
      await lock.tree.write(tx, entidadId);
      const result = await work(tx);
      await bus.emit(tx, agendaCambiada, { entidadId });
      return result;
    });

  const presentOne = async (tx: Queryable, { entidadId }: Sesion, sala: FilaSala): Promise<SalaGestionada> =>
    present(sala, await repo.countBookings(tx, entidadId, now()));

  const setOpen = (sesion: Sesion, cual: Cual, abierto: boolean): Promise<SalaGestionada> =>
    changeTree(sesion, async (tx) => presentOne(tx, sesion, await catalogue.setOpen(tx, sesion, cual, abierto)));

  /** Bookings to come take what their rooms are made of now. @throws AppError `reservas.chocarian` if two would be in each other's way. */
  async function retake(tx: Queryable, { entidadId }: Sesion, salas: readonly FilaSala[]): Promise<void> {
    const units = (salaId: number): number[] => unitsOf(salas, salaId);
    await repo.retakeBookings(tx, entidadId, { ahora: now(), unitsOf: units }).catch((error: unknown) => {
      throw isClash(error) ? new AppError('reservas.chocarian', { cause: error }) : error;
    });
  }

  const columnsOf = (input: ValidadaDe<typeof reservas.guardarSala>, padreId: number | null, centros: ReadonlyMap<number, unknown>) => ({
    nombre: input.nombre,
    padre_id: padreId,
    centro_id: input.centro && centros.has(input.centro) ? input.centro : null,
    clase: input.clase,
    reservable: input.reservable,
    divisible: input.divisible,
    aforo: input.aforo ?? null,
    equipamiento: [...new Set(input.equipamiento)],
    dias: [...new Set(input.dias)].toSorted((a, b) => a - b),
    abre: input.abre,
    cierra: input.cierra,
    maximo_minutos: input.maximoMinutos,
    antelacion_dias: input.antelacionDias,
    aviso_minutos: input.avisoMinutos,
    con_aprobacion: input.conAprobacion,
  });

  return {
    async list(sesion: Sesion): Promise<SalidaDe<typeof reservas.salas>> {
      return db.tenant(sesion.entidadId, async (tx) => {
        const { salas } = await readAll(tx, sesion);
        const reservas = await repo.countBookings(tx, sesion.entidadId, now());
        const items = inOrder(salas).map((one) => present(one, reservas));
        return { items, total: items.length };
      });
    },

    async save(sesion: Sesion, input: ValidadaDe<typeof reservas.guardarSala>): Promise<SalaGestionada> {
      const { entidadId, revision } = sesion;
      if (input.cierra <= input.abre) throw new AppError('general.datos-no-validos', { fields: { cierra: { key: 'formato' } } });
      const { centros } = await entidades.getConfiguration(entidadId, revision);
      return changeTree(sesion, async (tx) => {
        const { id = 0, version = 0 } = input;
        const { salas } = await readAll(tx, sesion);
        const before = id > 0 ? await catalogue.get(tx, sesion, id) : null;
        const padreId = input.padre === undefined ? (before?.padreId ?? null) : input.padre;
        if (padreId !== (before?.padreId ?? null) || !before) checkPlace(salas, before?.id ?? null, padreId);
        const columns = columnsOf(input, padreId, centros);
        if (before) await repo.saveDepartments(tx, entidadId, before.id, input.departamentos);
        const saved = before
          ? await catalogue.change(tx, sesion, { before, version }, columns)
          : await catalogue.create(tx, sesion, columns);
        if (!before) await repo.saveDepartments(tx, entidadId, saved.id, input.departamentos);
        const after = (await readAll(tx, sesion)).salas;
        await retake(tx, sesion, after);
        return presentOne(tx, sesion, after.find((one) => one.id === saved.id) ?? saved);
      });
    },

    close: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, false),
    reopen: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, true),

    async listClosures(sesion: Sesion): Promise<SalidaDe<typeof reservas.cierres>> {
      return db.tenant(sesion.entidadId, async (tx) => {
        const { salas, cierres } = await readAll(tx, sesion);
        const shut = cierres.map((cierre) => ({ ...cierre, salas: shutWith(salas, cierre.salaId) }));
        const [desde = '', hasta = ''] = [
          cierres.map((one) => one.desde).toSorted()[0],
          cierres
            .map((one) => one.hasta)
            .toSorted()
            .at(-1),
        ];
        const all = { salas: shut.flatMap((one) => one.salas), desde, hasta, ahora: now() };
        const booked = cierres.length === 0 ? [] : await repo.findOnDays(tx, sesion.entidadId, all);
        const items = shut.map(({ salaId, salas: concerned, ...cierre }): CierreSalaVista => ({
          ...cierre,
          sala: { id: salaId, nombre: salas.find((one) => one.id === salaId)?.nombre ?? '' },
          reservas: booked.filter((one) => concerned.includes(one.salaId) && one.hasta >= cierre.desde && one.desde <= cierre.hasta).length,
        }));
        return { items, total: items.length };
      });
    },

    /** @throws AppError `reservas.con-reservas` if it is booked then, and nobody has said that it is shut all the same. */
    async shut(sesion: Sesion, input: ValidadaDe<typeof reservas.cerrarDias>): Promise<CierreSalaVista> {
      const { entidadId, usuarioId: autorId } = sesion;
      const { sala: salaId, desde, hasta, motivo, aunConReservas = false } = input;
      if (hasta < desde) throw new AppError('general.datos-no-validos', { fields: { hasta: { key: 'formato' } } });
      return changeTree(sesion, async (tx) => {
        const sala = await catalogue.get(tx, sesion, salaId);
        const { salas } = await readAll(tx, sesion);
        const found = await repo.findOnDays(tx, entidadId, { salas: shutWith(salas, salaId), desde, hasta, ahora: now() });
        if (found.length > 0 && !aunConReservas) throw new AppError('reservas.con-reservas', { params: { count: found.length } });
        const cierre = { salaId, desde, hasta, motivo: motivo || null, autorId, momento: now() };
        const id = await repo.createClosure(tx, entidadId, cierre);
        await auditoria.note(tx, {
          sesion,
          accion: 'reservas.cerrar-dias',
          sobreId: salaId,
          datos: { desde, hasta, motivo: motivo || null },
        });
        if (found.length > 0)
          await bus.emit(tx, salaCerrada, { entidadId, reservas: found.map((one) => ({ id: one.id, personaId: one.personaId })) });
        return { id, sala: { id: salaId, nombre: sala.nombre }, desde, hasta, motivo: motivo || null, reservas: found.length };
      });
    },

    async unshut(sesion: Sesion, id: number): Promise<null> {
      return changeTree(sesion, async (tx) => {
        const cierre = (await readAll(tx, sesion)).cierres.find((one) => one.id === id);
        if (!cierre) throw new AppError('reservas.cierre-no-existe');
        await repo.deleteClosure(tx, sesion.entidadId, id);
        const { salaId, desde, hasta } = cierre;
        await auditoria.note(tx, { sesion, accion: 'reservas.abrir-dias', sobreId: salaId, datos: { desde, hasta } });
        return null;
      });
    },

    readSettings: ({ entidadId }: Sesion) => db.tenant(entidadId, (tx) => repo.findSettings(tx, entidadId)),

    async saveSettings(sesion: Sesion, input: ValidadaDe<typeof reservas.guardarAjustes>): Promise<SalidaDe<typeof reservas.ajustes>> {
      const { entidadId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        const before = await repo.findSettings(tx, entidadId);
        const version = await repo.saveSettings(tx, entidadId, input);
        if (version === undefined) throw await changedMeanwhile(tx, entidadId, 'empresa', null);
        const { muestraNombres } = input;
        const cambios = cambiosDe({ muestraNombres: before.muestraNombres }, { muestraNombres });
        if (Object.keys(cambios).length > 0)
          await auditoria.note(tx, { sesion, accion: 'reservas.ajustes', sobreId: null, datos: { cambios } });
        await bus.emit(tx, agendaCambiada, { entidadId });
        return { muestraNombres, version };
      });
    },
  };
}
