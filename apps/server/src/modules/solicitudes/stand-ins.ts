import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { findCandidates } from './deciders-repo.ts';
import { suplenciaCambiada } from './stand-in-told.ts';
import * as repo from './stand-ins-repo.ts';

type Vista = SalidaDe<typeof solicitudes.guardarSuplencia>;

const partOf = ({ titularId, suplenteId }: repo.FilaSuplencia, personaId: number): Vista['parte'] => {
  if (titularId === personaId) return 'titular';
  return suplenteId === personaId ? 'suplente' : null;
};

const present = (fila: repo.FilaSuplencia, { personaId }: Sesion): Vista => {
  const { id, titularId, titular, suplenteId, suplente, desde, hasta } = fila;
  return {
    id,
    titular: { id: titularId, nombre: titular },
    suplente: { id: suplenteId, nombre: suplente },
    desde,
    hasta,
    parte: partOf(fila, personaId),
  };
};

type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService; bus: Bus };

/** Who decides for whom while they are away. Everybody names their own; those who run the company name anybody's. */
export function createStandIns({ db, clock, entidades, auditoria, bus }: Options) {
  const managesAll = ({ permisos }: Sesion): boolean => permisos.has('solicitudes.gestionar:all');

  return {
    async list(sesion: Sesion) {
      const hoy = await todayOf({ clock, entidades }, sesion);
      const personaId = managesAll(sesion) ? null : sesion.personaId;
      const rows = await db.tenant(sesion.entidadId, (tx) => repo.findAll(tx, sesion.entidadId, { hoy, personaId }));
      return { items: rows.map((row) => present(row, sesion)), total: rows.length };
    },

    /** Colleagues to choose a stand-in from. */
    async findColleagues({ entidadId, personaId }: Sesion, texto: string): Promise<SalidaDe<typeof solicitudes.suplentes>> {
      const ahora = clock.now().toString();
      return { items: await db.tenant(entidadId, (tx) => repo.findColleagues(tx, entidadId, { personaId, texto: texto.trim(), ahora })) };
    },

    /** @throws AppError `solicitudes.suplente-no-valido`, `general.sin-permiso`. */
    async save(
      sesion: Sesion,
      { titular, suplente: suplenteId, desde, hasta }: ValidadaDe<typeof solicitudes.guardarSuplencia>,
    ): Promise<Vista> {
      const { entidadId, usuarioId: autorId } = sesion;
      const titularId = titular ?? sesion.personaId;
      if (titularId !== sesion.personaId && !managesAll(sesion)) throw new AppError('general.sin-permiso');
      const hoy = await todayOf({ clock, entidades }, sesion);
      const momento = clock.now().toString();
      return db.tenant(entidadId, async (tx) => {
        const here = await findCandidates(tx, entidadId, { personaId: 0, ids: [titularId, suplenteId], ahora: momento });
        // Two who are away at the same time cannot decide for each other.
        const others = await repo.findAll(tx, entidadId, { hoy, personaId: titularId });
        const isMutual = others.some(
          (one) => one.titularId === suplenteId && one.suplenteId === titularId && one.desde <= hasta && desde <= one.hasta,
        );
        if (here.length < 2 || titularId === suplenteId || hasta < desde || hasta < hoy || isMutual)
          throw new AppError('solicitudes.suplente-no-valido');
        const id = await repo.create(tx, entidadId, { titularId, suplenteId, desde, hasta, autorId, momento });
        const made = (await repo.findAll(tx, entidadId, { hoy, personaId: titularId })).find((one) => one.id === id);
        if (!made) throw new Error('the stand-in was not written');
        const datos = { suplente: made.suplente, desde, hasta };
        await auditoria.note(tx, { sesion, accion: 'solicitudes.suplencia', sobreId: titularId, datos });
        await bus.emit(tx, suplenciaCambiada, { entidadId, personaId: suplenteId, autorId, caso: 'nombrada' });
        return present(made, sesion);
      });
    },

    /** @throws AppError `solicitudes.suplencia-no-existe`, also for that of somebody else. */
    async remove(sesion: Sesion, { id }: ValidadaDe<typeof solicitudes.quitarSuplencia>): Promise<null> {
      const { entidadId, usuarioId: autorId } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      await db.tenant(entidadId, async (tx) => {
        const personaId = managesAll(sesion) ? null : sesion.personaId;
        const found = (await repo.findAll(tx, entidadId, { hoy, personaId })).find((one) => one.id === id);
        if (!found || (personaId !== null && found.titularId !== personaId)) throw new AppError('solicitudes.suplencia-no-existe');
        await repo.deleteStandIn(tx, entidadId, id);
        const datos = { suplente: found.suplente, desde: found.desde, hasta: found.hasta };
        await auditoria.note(tx, { sesion, accion: 'solicitudes.quitar-suplencia', sobreId: found.titularId, datos });
        await bus.emit(tx, suplenciaCambiada, { entidadId, personaId: found.suplenteId, autorId, caso: 'quitada' });
      });
      return null;
    },
  };
}
