import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { departamentos } from '@jornada/contract/departamentos.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { Cual } from '../../shared/catalogue/writes.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import * as repo from './repo.ts';
import { findDepartments, type FilaDepartamento } from './reads.ts';
import { lock } from '../../shared/locks.ts';

type Vista = SalidaDe<typeof departamentos.guardar>;
type Publico = SalidaDe<typeof departamentos.listado>;
export type DepartamentosService = ReturnType<typeof createDepartamentosService>;

const named = (id: number | null, nombre: string | null) => (id === null ? null : { id, nombre: nombre ?? '' });

const present = ({ padreId, padre, responsableId, responsable, ...row }: FilaDepartamento): Vista => ({
  ...row,
  padre: named(padreId, padre),
  responsable: named(responsableId, responsable),
});

const publicly = (rows: readonly FilaDepartamento[]): Publico => ({
  items: rows.map(({ id, nombre, padreId }) => ({ Id: id, Nombre: nombre, PadreId: padreId })),
});

/**
 * A department may belong to another one that is open, is a top one, and is not itself. A department that contains others cannot
 * belong to one.
 */
async function checkPlace(tx: Queryable, entidadId: number, id: number, padreId: number | null): Promise<void> {
  if (padreId === null) return;
  const rows = await findDepartments(tx, entidadId);
  const padre = rows.find((one) => one.id === padreId);
  const hasChildren = rows.some((one) => one.padreId === id && one.abierto);
  if (!padre?.abierto || padre.padreId !== null || padreId === id || hasChildren) throw new AppError('departamentos.padre-no-valido');
}

async function checkEmpty(tx: Queryable, { entidadId }: Sesion, { id, personas }: FilaDepartamento): Promise<void> {
  if (personas > 0) throw new AppError('departamentos.con-personas', { params: { count: personas } });
  const isAround = (await findDepartments(tx, entidadId)).some((one) => one.padreId === id && one.abierto);
  if (isAround) throw new AppError('departamentos.con-departamentos');
}

const catalogueOf = (auditoria: AuditoriaService) =>
  createCatalogue<FilaDepartamento>({
    table: { name: 'instancia.departamentos', id: 'departamento_id', unique: 'departamentos_nombre_abierto' },
    sobre: 'departamento',
    errors: { missing: 'departamentos.no-existe', taken: 'departamentos.nombre-repetido' },
    actions: {
      crear: 'departamentos.crear',
      cambiar: 'departamentos.cambiar',
      cerrar: 'departamentos.cerrar',
      reabrir: 'departamentos.reabrir',
    },
    auditoria,
    find: async (tx, { entidadId }, id) => (await findDepartments(tx, entidadId)).find((one) => one.id === id),
    said: ({ nombre, padre, responsable }) => ({ nombre, padre, responsable }),
    beforeClose: checkEmpty,
    beforeReopen: (tx, { entidadId }, { id, padreId }) => checkPlace(tx, entidadId, id, padreId),
  });

/** The departments of a company: top ones, and those in them. There are no further levels. */
export function createDepartamentosService({ db, auditoria }: { db: Database; auditoria: AuditoriaService }) {
  const catalogue = catalogueOf(auditoria);

  const setOpen = (sesion: Sesion, cual: Cual, abierto: boolean): Promise<Vista> =>
    db.tenant(sesion.entidadId, async (tx) => {
      await lock.catalogues(tx, sesion.entidadId);
      return present(await catalogue.setOpen(tx, sesion, cual, abierto));
    });

  return {
    async list({ entidadId }: Sesion): Promise<Publico> {
      const rows = await db.tenant(entidadId, (tx) => findDepartments(tx, entidadId));
      return publicly(rows.filter(({ abierto }) => abierto));
    },

    async listForFilter({ entidadId }: Sesion): Promise<Publico> {
      const rows = (await db.tenant(entidadId, (tx) => findDepartments(tx, entidadId))).filter(({ abierto }) => abierto);
      return publicly(rows.filter(({ id, personas }) => personas > 0 || rows.some((one) => one.padreId === id && one.personas > 0)));
    },

    async listForManaging({ entidadId }: Sesion) {
      const rows = await db.tenant(entidadId, (tx) => findDepartments(tx, entidadId));
      return { items: rows.map(present), total: rows.length };
    },

    save: (sesion: Sesion, input: ValidadaDe<typeof departamentos.guardar>): Promise<Vista> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const { id = 0, version = 0, nombre, padre, responsable } = input;
        await lock.catalogues(tx, entidadId);
        const before = id > 0 ? await catalogue.get(tx, sesion, id) : null;
        const padreId = padre === undefined ? (before?.padreId ?? null) : padre;
        const responsableId = responsable === undefined ? (before?.responsableId ?? null) : responsable;
        await checkPlace(tx, entidadId, id, padreId);
        const isNewManager = responsableId !== null && responsableId !== before?.responsableId;
        if (isNewManager && !(await repo.isActivePerson(tx, entidadId, responsableId)))
          throw new AppError('departamentos.responsable-no-valido');
        const columns = { nombre, padre_id: padreId, responsable_id: responsableId };
        return present(
          before ? await catalogue.change(tx, sesion, { before, version }, columns) : await catalogue.create(tx, sesion, columns),
        );
      }),

    /** Makes a top department, within a transaction that holds the catalogue's lock. @returns its id. */
    createTop: async (tx: Queryable, sesion: Sesion, nombre: string): Promise<number> =>
      (await catalogue.create(tx, sesion, { nombre })).id,

    close: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, false),
    reopen: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, true),
  };
}
