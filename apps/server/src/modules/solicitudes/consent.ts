import type { Decisor, PasoResuelto } from '@jornada/domain/solicitudes/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Doing, RequestAct } from './act.ts';
import type { EnvioSolicitud, SolicitudKinds } from './kinds.ts';
import type { PasoGuardado, Solicitud } from './model.ts';
import * as repo from './repo.ts';
import { findSteps, replaceSteps, skipSteps, updateStep } from './steps-repo.ts';

const PARA = 'aprobar';

/** Whether somebody is one of those whose own plan a request changes. */
export const isCompanion = (pasos: readonly PasoGuardado[], { personaId, usuarioId }: Pick<Decisor, 'personaId' | 'usuarioId'>): boolean =>
  pasos.some(({ papel, decisorId }) => papel === 'companero' && (decisorId === personaId || decisorId === usuarioId));

/** A request as it is in the turn of everybody whose plan it changes: they are the same people for ever. Null: there is none. */
export async function takeTurn(tx: Queryable, entidadId: number, id: number, kinds: SolicitudKinds): Promise<Solicitud | null> {
  const found = await repo.findRequest(tx, entidadId, id);
  if (!found) return null;
  await lock.persons(tx, (await kinds.of(found.modulo).peopleOf?.(tx, entidadId, id)) ?? [found.personaId]);
  return repo.findRequest(tx, entidadId, id);
}

/** Writes the steps of those who have to agree, all at once, before those of the chain. */
export async function askCompanions(
  tx: Transaction,
  { sesion: { entidadId }, momento }: Doing,
  { id, companeros, pasos }: { id: number; companeros: NonNullable<EnvioSolicitud['companeros']>; pasos: readonly PasoResuelto[] },
): Promise<void> {
  const asked = companeros.map((one) => ({ papel: 'companero' as const, decisorId: one.id }));
  await replaceSteps(tx, entidadId, { id, para: PARA, pasos: [...asked, ...pasos] });
  for (const [index, one] of companeros.entries()) {
    const which = { id, para: PARA, paso: index + 1 } as const;
    const decision = { decidido_por: one.id, momento: momento.ahora, motivo: null };
    if (one.conforme) await updateStep(tx, entidadId, which, { estado: 'conforme', decision });
    else if (index > 0) await updateStep(tx, entidadId, which, { estado: 'turno' });
  }
  if (companeros.every(({ conforme }) => conforme))
    await updateStep(tx, entidadId, { id, para: PARA, paso: companeros.length + 1 }, { estado: 'turno' });
}

type Consent = { id: number; version: number; isAgreed: boolean; motivo: string | null };

/** What people do about requests of others that change their own plan. */
export function createConsent({ changedMeanwhile, stateAfter, finish }: RequestAct, { kinds }: { kinds: SolicitudKinds }) {
  return {
    /** Somebody agrees, or does not. Nobody else can do it for them. @throws AppError `solicitudes.no-existe` for whoever is not asked. */
    async answer(tx: Transaction, doing: Doing, { id, version, isAgreed, motivo }: Consent): Promise<void> {
      const { sesion, momento } = doing;
      const { entidadId, personaId } = sesion;
      const before = await takeTurn(tx, entidadId, id, kinds);
      const steps = before ? await findSteps(tx, entidadId, id, PARA) : [];
      const mine = steps.find(({ papel, decisorId }) => papel === 'companero' && decisorId === personaId);
      if (!before || !mine || sesion.usuarioId !== personaId) throw new AppError('solicitudes.no-existe');
      if (mine.estado !== 'turno') throw new AppError('solicitudes.ya-decidida');
      const accion = isAgreed ? 'conformar' : 'rechazar';
      const estado = stateAfter(before.estado, accion, 'decisor');
      if (version !== before.version) throw await changedMeanwhile(tx, entidadId, before);
      const which = { id, para: PARA, paso: mine.paso } as const;
      const decision = { decidido_por: personaId, momento: momento.ahora, motivo };
      if (!isAgreed) {
        await updateStep(tx, entidadId, which, { estado: 'rechazado', decision });
        await skipSteps(tx, entidadId, { id, para: PARA });
        const decided = { decidida: momento.ahora, decididaPor: personaId, motivo };
        await repo.updateRequest(tx, entidadId, before, { estado, turnoDesde: null, esperaDe: null, decision: decided });
        await finish(tx, doing, { accion, before, id, motivo });
        return;
      }
      await kinds.of(before.modulo).checkConsent?.(tx, sesion, before);
      await updateStep(tx, entidadId, which, { estado: 'conforme', decision });
      const isLast = steps.every(({ papel, estado: was, paso }) => papel !== 'companero' || paso === mine.paso || was === 'conforme');
      const next = isLast ? (steps.find(({ estado: was }) => was === 'futuro') ?? null) : null;
      if (next) await updateStep(tx, entidadId, { id, para: PARA, paso: next.paso }, { estado: 'turno' });
      await repo.updateRequest(tx, entidadId, before, { estado, turnoDesde: next && momento.ahora, esperaDe: next?.decisorId ?? null });
      await finish(tx, doing, { accion, before, id });
    },

    /** Ends a request that waits, by the rules of its module: its time is over, or somebody no longer agrees. `check` sees it in its turn. */
    async end(
      tx: Transaction,
      doing: Doing,
      { id, check }: { id: number; check(before: Solicitud, pasos: readonly PasoGuardado[]): Promise<void> },
    ): Promise<void> {
      const { entidadId } = doing.sesion;
      const before = await takeTurn(tx, entidadId, id, kinds);
      if (!before) throw new AppError('solicitudes.no-existe');
      await check(before, await findSteps(tx, entidadId, id, PARA));
      if (before.estado === 'aprobada') throw new AppError('solicitudes.ya-decidida');
      const estado = stateAfter(before.estado, 'cancelar', 'reglas');
      await skipSteps(tx, entidadId, { id, para: PARA });
      await repo.updateRequest(tx, entidadId, before, { estado, turnoDesde: null, esperaDe: null });
      await finish(tx, doing, { accion: 'cancelar', before, id });
    },
  };
}
