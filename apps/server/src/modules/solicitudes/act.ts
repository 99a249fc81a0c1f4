import { createHash } from 'node:crypto';
import type { AccionAuditoria } from '@jornada/contract/acciones.ts';
import { transition } from '@jornada/domain/solicitudes/index.ts';
import type { AccionSolicitud, EstadoSolicitud, Parte } from '@jornada/domain/solicitudes/modelo.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { isForAnother } from '../registros/reads.ts';
import { colaCambiada } from './changed.ts';
import { solicitudCambiada } from './reads.ts';
import type { Momento } from './deciders.ts';
import type { SolicitudKinds } from './kinds.ts';
import type { Solicitud } from './model.ts';
import { keepInPlan } from './plan.ts';
import { findQueue } from './queue.ts';
import * as repo from './repo.ts';

export type Doing = { sesion: Sesion; momento: Momento; hoy: string };
export type Key = { clave: string; cuerpo: Buffer } | null;

export const keyOf = (clave: string | null, cuerpo: unknown): Key =>
  clave === null ? null : { clave, cuerpo: createHash('sha256').update(JSON.stringify(cuerpo)).digest() };

/** The line of the audit log, where somebody acts for the person. What the person does is in the history of the request. */
const AUDITED: Partial<Record<AccionSolicitud, AccionAuditoria>> = {
  guardar: 'solicitudes.enviar',
  enviar: 'solicitudes.enviar',
  cambiar: 'solicitudes.cambiar',
  retirar: 'solicitudes.retirar',
  'pedir-anulacion': 'solicitudes.retirar',
  'retirar-anulacion': 'solicitudes.retirar',
  confirmar: 'solicitudes.enviar',
  mover: 'solicitudes.cambiar',
  'volver-a-pedir': 'solicitudes.cambiar',
  cancelar: 'solicitudes.retirar',
};

type Done = {
  accion: AccionSolicitud;
  /** The request before; null: a new one. */
  before: Solicitud | null;
  id: number;
  motivo?: string | null;
  key?: Key;
};

type Options = { clock: Clock; auditoria: AuditoriaService; bus: Bus; kinds: SolicitudKinds };

/** What every action does: look the state up in the table, and afterwards write history, tell the module, and tell everybody. */
export function createAct({ auditoria, bus, kinds }: Options) {
  /** A request that is known to be there. */
  async function find(tx: Queryable, entidadId: number, id: number): Promise<Solicitud> {
    const found = await repo.findRequest(tx, entidadId, id);
    if (!found) throw new Error(`request ${id} is not there`);
    return found;
  }

  /** A request as it is now, for the person themselves. @throws AppError `solicitudes.no-existe`, as for that of anybody else. */
  async function getOwn(
    tx: Queryable,
    { entidadId, personaId }: Sesion,
    { id, modulo }: { id: number; modulo?: string },
  ): Promise<Solicitud> {
    const found = await repo.findRequest(tx, entidadId, id);
    if (!found || found.personaId !== personaId || (modulo !== undefined && found.modulo !== modulo))
      throw new AppError('solicitudes.no-existe');
    return found;
  }

  /** The request of a person that was written under this key before; null: none. @throws AppError `general.clave-reutilizada`. */
  async function findRepeated(
    tx: Queryable,
    { entidadId, personaId }: Pick<Sesion, 'entidadId' | 'personaId'>,
    key: Key,
  ): Promise<number | null> {
    const repeated = key && (await repo.findRepeated(tx, entidadId, personaId, key.clave));
    if (!repeated) return null;
    if (repeated.cuerpo !== key.cuerpo.toString('hex')) throw new AppError('general.clave-reutilizada');
    return repeated.id;
  }

  /** The error for whoever acts on an older version: it names who has acted since. */
  async function changedMeanwhile(tx: Queryable, entidadId: number, { id }: Solicitud): Promise<AppError> {
    const last = (await repo.findHistory(tx, entidadId, id)).at(-1);
    return new AppError('general.cambiado-entretanto', { params: { autor: last?.autor ?? '?' } });
  }

  /** Finishes an action within its transaction. @returns the request as it is now. */
  async function finish(tx: Transaction, { sesion, momento, hoy }: Doing, done: Done): Promise<Solicitud> {
    const { entidadId, usuarioId } = sesion;
    const { accion, before, id, motivo = null, key = null } = done;
    const after = await find(tx, entidadId, id);
    const { personaId, modulo, estado, version } = after;
    const line = { solicitudId: id, personaId, accion, estado, version, autorId: usuarioId, momento: momento.ahora, motivo, clave: key };
    await repo.addToHistory(tx, entidadId, line);
    const kind = kinds.of(modulo);
    await kind.onChange?.(tx, entidadId, after, { sesion, accion, motivo });
    if (kind.absenceOf) await keepInPlan(tx, entidadId, after, await kind.absenceOf(tx, entidadId, after));
    const own = AUDITED[accion];
    // Deciding is always about somebody else: only whoever does it in another's name is written down.
    if (own ? isForAnother(sesion, personaId) : usuarioId !== sesion.personaId) {
      const datos = { modulo, desde: after.desde, hasta: after.hasta };
      await auditoria.note(tx, { sesion, accion: own ?? 'solicitudes.decidir', sobreId: personaId, datos });
    }
    const waited = before?.turnoDesde ? { esperabaDe: before.esperaDe } : {};
    const change = { entidadId, personaId, solicitudId: id, modulo, version, accion, autorId: usuarioId, ...waited };
    await bus.emit(tx, solicitudCambiada, change);
    const queues = await Promise.all(
      [before, after]
        .filter((one) => one?.turnoDesde)
        .map((one) => findQueue(tx, entidadId, { solicitud: one as Solicitud, momento, hoy })),
    );
    for (const deciderId of new Set(queues.flat())) await bus.emit(tx, colaCambiada, { entidadId, personaId: deciderId });
    return after;
  }

  return {
    getOwn,
    find,
    findRepeated,
    changedMeanwhile,
    finish,

    /** The state after an action. @throws AppError `solicitudes.ya-decidida`. */
    stateAfter(estado: EstadoSolicitud | null, accion: AccionSolicitud, parte: Parte): EstadoSolicitud {
      const after = transition(estado, accion, parte);
      if (after === null) throw new AppError('solicitudes.ya-decidida');
      return after;
    },
  };
}

export type RequestAct = ReturnType<typeof createAct>;
