import type { ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Doing, RequestAct } from './act.ts';
import type { Solicitud } from './model.ts';
import * as repo from './repo.ts';

export type PagoDeSolicitud = {
  modulo: ModuloSolicitud;
  id: number;
  version: number;
  /** Writes what the module keeps of the payment. */
  save(tx: Transaction, solicitud: Solicitud): Promise<void>;
};

/** Paying what was approved. Whether the caller may pay at all is the module's to know. */
export function createPaying({ changedMeanwhile, stateAfter, finish }: RequestAct) {
  /** @throws AppError `solicitudes.no-decides`: nobody pays their own. */
  return async function pay(tx: Transaction, doing: Doing, { modulo, id, version, save }: PagoDeSolicitud): Promise<void> {
    const { entidadId, personaId, usuarioId } = doing.sesion;
    const before = await repo.lockRequest(tx, entidadId, id);
    if (!before || before.modulo !== modulo || before.estado === 'borrador') throw new AppError('solicitudes.no-existe');
    if (before.personaId === personaId || before.personaId === usuarioId) throw new AppError('solicitudes.no-decides');
    const estado = stateAfter(before.estado, 'pagar', 'decisor');
    if (version !== before.version) throw await changedMeanwhile(tx, entidadId, before);
    await repo.updateRequest(tx, entidadId, before, { estado, turnoDesde: null, esperaDe: null });
    await save(tx, before);
    await finish(tx, doing, { accion: 'pagar', before, id });
  };
}
