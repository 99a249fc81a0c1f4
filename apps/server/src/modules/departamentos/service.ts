import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { departamentos } from '@jornada/contract/departamentos.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { cambiosDe, changedMeanwhile, type AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import * as repo from './repo.ts';

export { findDepartments, takeTreeLock } from './repo.ts';

/** Makes a department at the top, within a transaction that holds the lock of the tree. @returns its id. */
export async function createDepartmentIn(
  tx: Queryable,
  { sesion, auditoria, nombre }: { sesion: Sesion; auditoria: AuditoriaService; nombre: string },
): Promise<number> {
  const id = await repo.createDepartment(tx, sesion.entidadId, { nombre, padreId: null, responsableId: null });
  if (!id) throw new AppError('general.cambiado-entretanto');
  await auditoria.anotar(tx, { sesion, accion: 'departamentos.crear', sobreId: id, datos: { nombre, padre: null, responsable: null } });
  return id;
}

type Vista = SalidaDe<typeof departamentos.guardar>;
type Publico = SalidaDe<typeof departamentos.listado>;
type Cual = { id: number; version: number };
export type DepartamentosService = ReturnType<typeof createDepartamentosService>;

const named = (id: number | null, nombre: string | null) => (id === null ? null : { id, nombre: nombre ?? '' });

const present = ({ padreId, padre, responsableId, responsable, ...row }: repo.FilaDepartamento): Vista => ({
  ...row,
  padre: named(padreId, padre),
  responsable: named(responsableId, responsable),
});

const publicly = (rows: readonly repo.FilaDepartamento[]): Publico => ({
  items: rows.map(({ id, nombre, padreId }) => ({ Id: id, Nombre: nombre, PadreId: padreId })),
});

/** The departments of a company: a tree of one level. */
export function createDepartamentosService({ db, auditoria }: { db: Database; auditoria: AuditoriaService }) {
  /** @throws AppError `departamentos.no-existe`, as for another company's. */
  async function get(tx: Queryable, entidadId: number, id: number): Promise<repo.FilaDepartamento> {
    const row = (await repo.findDepartments(tx, entidadId)).find((one) => one.id === id);
    if (!row) throw new AppError('departamentos.no-existe');
    return row;
  }

  /** @throws AppError when the name is taken, or somebody else has saved since. @returns the id. */
  async function written(tx: Queryable, entidadId: number, id: number, result: number | null | undefined): Promise<number> {
    if (result === null) throw new AppError('departamentos.nombre-repetido');
    if (result === undefined) throw await changedMeanwhile(tx, entidadId, 'departamento', id);
    return result;
  }

  /** One may be within another that is in use, at the top and not itself; and only while none is within it. */
  async function checkPlace(tx: Queryable, entidadId: number, id: number, padreId: number | null): Promise<void> {
    if (padreId === null) return;
    const rows = await repo.findDepartments(tx, entidadId);
    const padre = rows.find((one) => one.id === padreId);
    const hasChildren = rows.some((one) => one.padreId === id && one.abierto);
    if (!padre?.abierto || padre.padreId !== null || padreId === id || hasChildren) throw new AppError('departamentos.padre-no-valido');
  }

  async function setOpen(sesion: Sesion, { id, version }: Cual, abierto: boolean): Promise<Vista> {
    const { entidadId } = sesion;
    return db.tenant(entidadId, async (tx) => {
      await repo.takeTreeLock(tx, entidadId);
      const before = await get(tx, entidadId, id);
      if (before.abierto === abierto) return present(before);
      if (abierto) await checkPlace(tx, entidadId, id, before.padreId);
      else if (before.personas > 0) throw new AppError('departamentos.con-personas', { params: { count: before.personas } });
      else if ((await repo.findDepartments(tx, entidadId)).some((one) => one.padreId === id && one.abierto))
        throw new AppError('departamentos.con-departamentos');
      await written(tx, entidadId, id, await repo.setOpen(tx, entidadId, { id, version }, abierto));
      await auditoria.anotar(tx, { sesion, accion: abierto ? 'departamentos.reabrir' : 'departamentos.cerrar', sobreId: id });
      return present(await get(tx, entidadId, id));
    });
  }

  return {
    async listado({ entidadId }: Sesion): Promise<Publico> {
      const rows = await db.tenant(entidadId, (tx) => repo.findDepartments(tx, entidadId));
      return publicly(rows.filter(({ abierto }) => abierto));
    },

    async filtro({ entidadId }: Sesion): Promise<Publico> {
      const rows = (await db.tenant(entidadId, (tx) => repo.findDepartments(tx, entidadId))).filter(({ abierto }) => abierto);
      return publicly(rows.filter(({ id, personas }) => personas > 0 || rows.some((one) => one.padreId === id && one.personas > 0)));
    },

    async gestion({ entidadId }: Sesion) {
      const rows = await db.tenant(entidadId, (tx) => repo.findDepartments(tx, entidadId));
      return { items: rows.map(present), total: rows.length };
    },

    guardar: (sesion: Sesion, input: ValidadaDe<typeof departamentos.guardar>): Promise<Vista> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const { id = 0, version = 0, nombre, padre, responsable } = input;
        await repo.takeTreeLock(tx, entidadId);
        const before = id > 0 ? await get(tx, entidadId, id) : null;
        const nuevo = {
          nombre,
          padreId: padre === undefined ? (before?.padreId ?? null) : padre,
          responsableId: responsable === undefined ? (before?.responsableId ?? null) : responsable,
        };
        await checkPlace(tx, entidadId, id, nuevo.padreId);
        const isNewManager = nuevo.responsableId !== null && nuevo.responsableId !== before?.responsableId;
        if (isNewManager && !(await repo.isActivePerson(tx, entidadId, nuevo.responsableId ?? 0)))
          throw new AppError('departamentos.responsable-no-valido');
        const result = before
          ? await repo.updateDepartment(tx, entidadId, { id, version }, nuevo)
          : await repo.createDepartment(tx, entidadId, nuevo);
        const sobreId = await written(tx, entidadId, id, result);
        const after = await get(tx, entidadId, sobreId);
        const said = ({ nombre: name, padre: within, responsable: who }: repo.FilaDepartamento) => ({
          nombre: name,
          padre: within,
          responsable: who,
        });
        const datos = before ? { cambios: cambiosDe(said(before), said(after)) } : said(after);
        await auditoria.anotar(tx, { sesion, accion: before ? 'departamentos.cambiar' : 'departamentos.crear', sobreId, datos });
        return present(after);
      }),

    cerrar: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, false),
    reabrir: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, true),
  };
}
