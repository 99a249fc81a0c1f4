import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { tarifas, TarifaVista } from '@jornada/contract/tarifas.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import * as repo from './repo.ts';

const LIMIT = 50;

/** What the log says of a rate: whose, and from when. The amounts are in no log, as with pay. */
const said = ({ persona, proyecto, desde }: repo.FilaTarifa) => ({
  persona: persona?.nombre ?? null,
  proyecto: proyecto?.nombre ?? null,
  desde,
});

/** What hours are billed at and what they cost. A rate holds from a day on, so that a new one never changes the hours before it. */
export function createTarifasService({ db, auditoria }: { db: Database; auditoria: AuditoriaService }) {
  async function findOne(tx: Queryable, entidadId: number, id: number): Promise<repo.FilaTarifa> {
    const found = await repo.findTarifa(tx, entidadId, id);
    if (!found) throw new AppError('tarifas.no-existe');
    return found;
  }

  /** @throws AppError where person or project are not of the company. */
  async function check(tx: Queryable, entidadId: number, one: repo.TarifaEscrita): Promise<void> {
    if (one.precio === null && one.coste === null) throw new AppError('tarifas.vacia');
    const has = await repo.hasBoth(tx, entidadId, one);
    if (!has.persona) throw new AppError('tarifas.persona-no-valida');
    if (!has.proyecto) throw new AppError('tarifas.proyecto-no-valido');
  }

  return {
    list: ({ entidadId }: Sesion, input: ValidadaDe<typeof tarifas.listado>): Promise<SalidaDe<typeof tarifas.listado>> => {
      const { persona, proyecto, start = 0, limit = LIMIT } = input;
      return db.tenant(entidadId, (tx) => repo.findTarifas(tx, entidadId, { persona, proyecto, start, limit }));
    },

    current: ({ entidadId }: Sesion, input: ValidadaDe<typeof tarifas.vigente>): Promise<SalidaDe<typeof tarifas.vigente>> =>
      db.tenant(entidadId, (tx) => repo.findVigente(tx, entidadId, input)),

    save: (sesion: Sesion, input: ValidadaDe<typeof tarifas.guardar>): Promise<TarifaVista> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const { id = 0, version = 0, persona, proyecto, ...rest } = input;
        const one = { ...rest, usuarioId: persona, proyectoId: proyecto };
        // Two who write the same one wait for each other.
        await lock.catalogues(tx, entidadId);
        if (id > 0) await findOne(tx, entidadId, id);
        await check(tx, entidadId, one);
        const same = await repo.findSameTarifa(tx, entidadId, one);
        if (same !== undefined && same !== id) throw new AppError('tarifas.ya-hay');
        if (id > 0 && !(await repo.updateTarifa(tx, entidadId, { id, version }, one)))
          throw await changedMeanwhile(tx, entidadId, 'empresa', null);
        const made = id > 0 ? id : await repo.createTarifa(tx, entidadId, one);
        if (made === undefined) throw new AppError('tarifas.ya-hay');
        const after = await findOne(tx, entidadId, made);
        await auditoria.note(tx, { sesion, accion: id > 0 ? 'tarifas.cambiar' : 'tarifas.crear', sobreId: null, datos: said(after) });
        return after;
      }),

    remove: (sesion: Sesion, cual: ValidadaDe<typeof tarifas.quitar>): Promise<null> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const before = await findOne(tx, sesion.entidadId, cual.id);
        if (!(await repo.deleteTarifa(tx, sesion.entidadId, cual))) throw await changedMeanwhile(tx, sesion.entidadId, 'empresa', null);
        await auditoria.note(tx, { sesion, accion: 'tarifas.quitar', sobreId: null, datos: said(before) });
        return null;
      }),
  };
}
