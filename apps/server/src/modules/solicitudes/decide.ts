import { mayDecide, pendingAfter, type Decisor } from '@jornada/domain/solicitudes/index.ts';
import type { AccionSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { RequestAct, Doing } from './act.ts';
import { esperaCierre } from './changed.ts';
import { deciderOf } from '../../shared/reach/reach.ts';
import type { SolicitudKinds } from './kinds.ts';
import type { AsuntoDePasos, PasoGuardado, Solicitud } from './model.ts';
import * as repo from './repo.ts';
import { findSteps, updateStep } from './steps-repo.ts';
import { isCompanion, takeTurn } from './consent.ts';
import { lock } from '../../shared/locks.ts';

export type DecisionSolicitud = 'aprobar' | 'rechazar' | 'anular';
export type DecisionPedida = { id: number; version: number; decision: DecisionSolicitud; motivo: string | null };

export const subjectOf = ({ estado }: Pick<Solicitud, 'estado'>): AsuntoDePasos =>
  estado === 'anulacion-solicitada' ? 'anular' : 'aprobar';

/** Whether somebody sees a request of another person: they are or were asked about it, or may decide about it now. */
export async function isConcerned(tx: Queryable, entidadId: number, solicitud: Solicitud, quien: Decisor): Promise<boolean> {
  if (quien.administra || mayDecide(quien, { ...whoseOf(solicitud), decisorId: solicitud.esperaDe })) return true;
  const steps = [...(await findSteps(tx, entidadId, solicitud.id, 'aprobar')), ...(await findSteps(tx, entidadId, solicitud.id, 'anular'))];
  return steps.some(({ decisorId, decididoPor }) => decididoPor === quien.personaId || decisorId === quien.personaId);
}

const whoseOf = ({ personaId, autorId }: Solicitud) => ({ solicitanteId: personaId, autorId });

/** Whether somebody may decide about a request now. */
export const decidesNow = (solicitud: Solicitud, quien: Decisor): boolean =>
  solicitud.turnoDesde !== null && mayDecide(quien, { ...whoseOf(solicitud), decisorId: solicitud.esperaDe });

/** Whether somebody may cancel a request that is approved: who approved it, or who decides for the company. */
export const cancelsNow = (solicitud: Solicitud, quien: Decisor): boolean =>
  solicitud.estado === 'aprobada' && mayDecide(quien, { ...whoseOf(solicitud), decisorId: solicitud.decididaPor });

const NEEDS_REASON: ReadonlySet<DecisionSolicitud> = new Set(['rechazar', 'anular']);

/** What changes the record, if requests of their kind do. */
const CHANGING: ReadonlySet<AccionSolicitud> = new Set(['aprobar', 'aceptar-anulacion', 'anular']);

/** Deciding about requests of others. */
export function createDeciding({ changedMeanwhile, stateAfter, finish }: RequestAct, { kinds, bus }: { kinds: SolicitudKinds; bus: Bus }) {
  /** What a decision is called for this request. `left`: the steps that follow. */
  function actionOf({ estado }: Solicitud, decision: DecisionSolicitud, left: readonly PasoGuardado[]): AccionSolicitud {
    if (decision === 'anular') return 'anular';
    if (estado === 'anulacion-solicitada') return decision === 'aprobar' ? 'aceptar-anulacion' : 'negar-anulacion';
    if (decision === 'rechazar') return 'rechazar';
    return left.length > 0 ? 'conformar' : 'aprobar';
  }

  /** Whether its month is closed. The first time, both sides are told, and it goes on waiting. */
  async function waitsForMonth(
    tx: Transaction,
    { sesion, momento }: Doing,
    solicitud: Solicitud,
    accion: AccionSolicitud,
  ): Promise<boolean> {
    const { entidadId } = sesion;
    const { changesRecord, isOfRecord } = kinds.of(solicitud.modulo);
    const changes = CHANGING.has(accion) || (isOfRecord === true && accion === 'rechazar');
    if (!changes || !changesRecord) return false;
    await lock.closing.read(tx, entidadId);
    if (!(await repo.touchesClosedMonth(tx, entidadId, solicitud))) return false;
    if (solicitud.mesCerradoDicho === null) {
      const { id, personaId } = solicitud;
      await repo.noteTold(tx, entidadId, id, { mes_cerrado_dicho: momento.ahora });
      await bus.emit(tx, esperaCierre, { entidadId, personaId, solicitudId: id });
    }
    return true;
  }

  async function writeSteps(
    tx: Transaction,
    { sesion, momento }: Doing,
    {
      solicitud,
      motivo,
      isAgreed,
      left,
    }: { solicitud: Solicitud; motivo: string | null; isAgreed: boolean; left: readonly PasoGuardado[] },
  ): Promise<PasoGuardado | null> {
    const { entidadId, usuarioId } = sesion;
    const [id, para] = [solicitud.id, subjectOf(solicitud)];
    const next = isAgreed ? (left[0] ?? null) : null;
    for (const { paso, estado } of await findSteps(tx, entidadId, id, para)) {
      const which = { id, para, paso };
      const decision = { decidido_por: usuarioId, momento: momento.ahora, motivo };
      if (estado === 'turno') await updateStep(tx, entidadId, which, { estado: isAgreed ? 'conforme' : 'rechazado', decision });
      else if (estado === 'futuro' && paso === next?.paso) await updateStep(tx, entidadId, which, { estado: 'turno' });
      else if (estado === 'futuro' && !left.some((one) => isAgreed && one.paso === paso))
        await updateStep(tx, entidadId, which, { estado: 'saltado' });
    }
    return next;
  }

  /**
   * Decides about one request. @returns null if it was decided, or the code of what holds it up, which is written down.
   * @throws AppError for what is refused and leaves no trace.
   */
  return async function decide(
    tx: Transaction,
    doing: Doing,
    { id, version, decision, motivo }: DecisionPedida,
  ): Promise<'solicitudes.en-mes-cerrado' | null> {
    const { sesion, momento, hoy } = doing;
    const { entidadId, personaId, usuarioId } = sesion;
    const solicitud = await takeTurn(tx, entidadId, id, kinds);
    const quien = await deciderOf(tx, sesion, hoy);
    if (!solicitud || solicitud.estado === 'borrador') throw new AppError('solicitudes.no-existe');
    const isOwn = solicitud.personaId === personaId || solicitud.personaId === usuarioId;
    if (!isOwn && !(await isConcerned(tx, entidadId, solicitud, quien))) throw new AppError('solicitudes.no-existe');
    const { isOfRecord = false, isFinal = false } = kinds.of(solicitud.modulo);
    const waits = decision === 'anular' ? solicitud.estado === 'aprobada' && !isOfRecord && !isFinal : solicitud.turnoDesde !== null;
    if (!waits && !isOwn) throw new AppError('solicitudes.ya-decidida');
    if (decision === 'anular' ? !cancelsNow(solicitud, quien) : !decidesNow(solicitud, quien)) throw new AppError('solicitudes.no-decides');
    if (version !== solicitud.version) throw await changedMeanwhile(tx, entidadId, solicitud);
    if (NEEDS_REASON.has(decision) && motivo === null) throw new AppError('solicitudes.falta-motivo');

    const steps = await findSteps(tx, entidadId, id, subjectOf(solicitud));
    // Whose own plan it changes has agreed or not, and decides nothing.
    if (isCompanion(steps, quien)) throw new AppError('solicitudes.no-decides');
    const left = pendingAfter(
      steps.filter(({ estado }) => estado === 'futuro'),
      quien,
    );
    const accion = actionOf(solicitud, decision, left);
    const estado = stateAfter(solicitud.estado, accion, 'decisor');
    if (await waitsForMonth(tx, doing, solicitud, accion)) return 'solicitudes.en-mes-cerrado';
    if (accion === 'aprobar') await kinds.of(solicitud.modulo).checkApproval(tx, sesion, solicitud);
    const next = decision === 'anular' ? null : await writeSteps(tx, doing, { solicitud, motivo, isAgreed: decision === 'aprobar', left });
    const waitsOn = { turnoDesde: next && momento.ahora, esperaDe: next?.decisorId ?? null };
    const decided = { decidida: momento.ahora, decididaPor: usuarioId, motivo };
    await repo.updateRequest(tx, entidadId, solicitud, { estado, ...waitsOn, decision: decided });
    await finish(tx, doing, { accion, before: solicitud, id, motivo });
    return null;
  };
}
