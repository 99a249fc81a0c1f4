import type { AccionSolicitud, ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { keyOf, type Doing, type RequestAct } from './act.ts';
import type { SolicitudKinds } from './kinds.ts';
import type { Contenido, Solicitud } from './model.ts';
import * as repo from './repo.ts';
import { skipSteps } from './steps-repo.ts';
import { lock } from '../../shared/locks.ts';

type Span = Pick<Contenido, 'desde' | 'hasta'>;
/** `prepare` runs within the turn of the person. `changes`: the days that become different; null: none. */
type Prepared = { contenido: Contenido; changes: Span | null; save(id: number): Promise<void> };
type Written = { modulo: ModuloSolicitud; clave: string | null; cuerpo: unknown };

export type Nota = Written & { personaId: number; prepare(tx: Transaction): Promise<Prepared> };
export type Enmienda = Written & {
  id: number;
  version: number;
  accion: Extract<AccionSolicitud, 'prorrogar' | 'dar-alta' | 'anular'>;
  motivo?: string | null;
  /** The caller may do this for others of the company; never for themselves. Otherwise only for themselves. */
  isForOthers: boolean;
  prepare(tx: Transaction, solicitud: Solicitud): Promise<Prepared>;
};

/** `save`: what the module keeps beside it. */
export type Recontada = { id: number; cantidad: Contenido['cantidad']; save(): Promise<void> };

/** What is written down without anybody deciding: sick leave is told, not asked for. Each takes the person's turn first. */
export function createWithoutDecision(
  { find, findRepeated, changedMeanwhile, stateAfter, finish }: RequestAct,
  { kinds }: { kinds: SolicitudKinds },
) {
  async function checkMonths(
    tx: Transaction,
    { sesion: { entidadId } }: Doing,
    what: { modulo: ModuloSolicitud; personaId: number; changes: Span | null },
  ): Promise<void> {
    if (!what.changes || !kinds.of(what.modulo).changesRecord) return;
    const { personaId, changes } = what;
    await lock.closing.read(tx, entidadId);
    if (await repo.touchesClosedMonth(tx, entidadId, { personaId, ...changes })) throw new AppError('solicitudes.mes-cerrado');
  }

  return {
    /** Writes down for somebody what stands at once. Nobody does that for themselves. @returns its id. */
    async note(tx: Transaction, doing: Doing, { modulo, personaId, clave, cuerpo, prepare }: Nota): Promise<number> {
      const { sesion, momento } = doing;
      const { entidadId, usuarioId } = sesion;
      if (personaId === usuarioId || personaId === sesion.personaId) throw new AppError('solicitudes.no-decides');
      const key = keyOf(clave, ['anotar', modulo, cuerpo]);
      await lock.person(tx, personaId);
      const repeated = await findRepeated(tx, { entidadId, personaId }, key);
      if (repeated !== null) return repeated;
      const estado = stateAfter(null, 'anotar', 'decisor');
      const { contenido, changes, save } = await prepare(tx);
      await checkMonths(tx, doing, { modulo, personaId, changes });
      const decided = { decidida: momento.ahora, decididaPor: usuarioId };
      const waits = { turnoDesde: null, esperaDe: null, recordarDias: null };
      const who = { modulo, personaId, autorId: usuarioId, estado, creada: momento.ahora };
      const id = await repo.createRequest(tx, entidadId, { ...contenido, ...who, ...waits, ...decided });
      await save(id);
      await finish(tx, doing, { accion: 'anotar', before: null, id, key });
      return id;
    },

    /** Somebody leaves: what they keep of the company for later days is free. */
    async endAfter(tx: Transaction, doing: Doing, { personaId, dia }: { personaId: number; dia: string }): Promise<void> {
      const { entidadId } = doing.sesion;
      const modulos = kinds.modulos().filter((modulo) => kinds.of(modulo).endsWithContract);
      await lock.person(tx, personaId);
      for (const before of await repo.findAfter(tx, entidadId, { personaId, dia, modulos })) {
        const estado = stateAfter(before.estado, 'cancelar', 'reglas');
        await skipSteps(tx, entidadId, { id: before.id, para: 'aprobar' });
        await repo.updateRequest(tx, entidadId, before, { estado, turnoDesde: null, esperaDe: null });
        await finish(tx, doing, { accion: 'cancelar', before, id: before.id });
      }
    },

    /** What a request takes was counted again. Its state and whom it waits for stay. The caller has taken the turn of its person. */
    async recount(tx: Transaction, doing: Doing, { id, cantidad, save }: Recontada): Promise<void> {
      const before = await find(tx, doing.sesion.entidadId, id);
      const estado = stateAfter(before.estado, 'recontar', 'reglas');
      const { desde, hasta, titulo, comentario, turnoDesde, esperaDe } = before;
      const contenido = { desde, hasta, cantidad, titulo, comentario };
      await repo.updateRequest(tx, doing.sesion.entidadId, before, { estado, turnoDesde, esperaDe, contenido });
      await save();
      await finish(tx, doing, { accion: 'recontar', before, id });
    },

    /** Changes a request that stands. @throws AppError `solicitudes.no-existe`, also for those of others that the caller may not change. */
    async amend(tx: Transaction, doing: Doing, enmienda: Enmienda): Promise<number> {
      const { sesion, momento } = doing;
      const { entidadId, personaId, usuarioId } = sesion;
      const { modulo, id, version, accion, motivo = null, isForOthers, prepare } = enmienda;
      const before = await repo.lockRequest(tx, entidadId, id);
      const isOwn = before?.personaId === personaId || before?.personaId === usuarioId;
      if (!before || before.modulo !== modulo || (isForOthers ? before.estado === 'borrador' : before.personaId !== personaId))
        throw new AppError('solicitudes.no-existe');
      if (isForOthers && isOwn) throw new AppError('solicitudes.no-decides');
      const key = keyOf(enmienda.clave, [accion, modulo, id, enmienda.cuerpo]);
      if ((await findRepeated(tx, { entidadId, personaId: before.personaId }, key)) !== null) return id;
      const estado = stateAfter(before.estado, accion, isForOthers ? 'decisor' : 'solicitante');
      if (version !== before.version) throw await changedMeanwhile(tx, entidadId, before);
      const { contenido, changes, save } = await prepare(tx, before);
      await checkMonths(tx, doing, { modulo, personaId: before.personaId, changes });
      const decision = accion === 'anular' ? { decision: { decidida: momento.ahora, decididaPor: usuarioId, motivo } } : {};
      await repo.updateRequest(tx, entidadId, before, { estado, turnoDesde: null, esperaDe: null, contenido, ...decision });
      await save(id);
      await finish(tx, doing, { accion, before, id, motivo, key });
      return id;
    },
  };
}
