import type { AccionSolicitud, Parte } from '@jornada/domain/solicitudes/modelo.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { keyOf, type RequestAct, type Doing } from './act.ts';
import { findChain, type Cadena } from './deciders.ts';
import type { EnvioSolicitud, SolicitudKinds } from './kinds.ts';
import type { Contenido, Solicitud } from './model.ts';
import * as repo from './repo.ts';
import { replaceSteps, skipSteps } from './steps-repo.ts';
import { askCompanions } from './consent.ts';
import { lock } from '../../shared/locks.ts';

/** What a person does about their own requests. Each function runs in a transaction, and takes the person's turn first. */
export function createSending(
  { getOwn, findRepeated, changedMeanwhile, stateAfter, finish }: RequestAct,
  { kinds }: { kinds: SolicitudKinds },
) {
  async function check(tx: Transaction, { sesion }: Doing, before: Solicitud, version: number | null): Promise<void> {
    if (version !== null && version !== before.version) throw await changedMeanwhile(tx, sesion.entidadId, before);
  }

  async function write(
    tx: Transaction,
    { sesion, momento }: Doing,
    what: {
      before: Solicitud | null;
      contenido: Contenido;
      cadena: Cadena | null;
      modulo: EnvioSolicitud['modulo'];
      estado: Solicitud['estado'];
      isMoved: boolean;
      isAgreed: boolean;
    },
  ): Promise<number> {
    const { entidadId, personaId, usuarioId: autorId } = sesion;
    const { before, contenido, cadena, modulo, estado, isMoved, isAgreed } = what;
    const waits = {
      turnoDesde: isAgreed ? cadena && momento.ahora : null,
      esperaDe: isAgreed ? (cadena?.pasos[0]?.decisorId ?? null) : null,
      recordarDias: cadena?.recordarDias ?? null,
    };
    if (before) {
      await repo.updateRequest(tx, entidadId, before, { estado, contenido, autorId, ...waits, ...(!isMoved && { decision: null }) });
      return before.id;
    }
    const creada = momento.ahora;
    return repo.createRequest(tx, entidadId, { ...contenido, ...waits, modulo, personaId, autorId, estado, creada });
  }

  const actionOf = (before: Solicitud | null, borrador: boolean): AccionSolicitud => {
    if (borrador) return 'guardar';
    return before === null || before.estado === 'borrador' ? 'enviar' : 'cambiar';
  };

  /** Sending what nobody has to decide about. */
  const grantOf = (before: Solicitud | null): AccionSolicitud => (before?.estado === 'aprobada' ? 'mover' : 'confirmar');

  /** What taking back does: a request that waits is withdrawn, what is approved is cancelled, or its cancellation asked for. */
  function removalOf({ estado, modulo }: Solicitud): { accion: AccionSolicitud; parte: Parte } {
    if (estado === 'anulacion-solicitada') return { accion: 'retirar-anulacion', parte: 'solicitante' };
    if (estado !== 'aprobada') return { accion: 'retirar', parte: 'solicitante' };
    return kinds.of(modulo).decidesItself ? { accion: 'cancelar', parte: 'reglas' } : { accion: 'pedir-anulacion', parte: 'solicitante' };
  }

  return {
    /** Sends a request, changes one that waits, or keeps a draft. @returns its id. */
    async send(tx: Transaction, doing: Doing, envio: EnvioSolicitud): Promise<number> {
      const { sesion, momento } = doing;
      const { entidadId, personaId, usuarioId: autorId } = sesion;
      const { modulo, borrador, companeros = [] } = envio;
      const key = keyOf(envio.clave, [modulo, envio.cuerpo]);
      const others = companeros.map((one) => one.id);
      await lock.persons(tx, [personaId, ...others]);
      const repeated = await findRepeated(tx, sesion, key);
      if (repeated !== null) return repeated;
      const before = envio.id === null ? null : await getOwn(tx, sesion, { id: envio.id, modulo });
      const asked = actionOf(before, borrador);
      const was = before?.estado ?? null;
      if (!kinds.of(modulo).decidesItself) stateAfter(was, asked, 'solicitante');
      if (before) await check(tx, doing, before, envio.version);
      const { contenido, isGranted: isFree = false, save } = await envio.prepare(tx, before?.id ?? null);
      const isGranted = isFree && !borrador;
      const isAnew = was === 'aprobada' && !isGranted && !borrador;
      const ungranted = isAnew ? 'volver-a-pedir' : asked;
      const accion = isGranted ? grantOf(before) : ungranted;
      const estado = stateAfter(was, accion, isGranted || isAnew ? 'reglas' : 'solicitante');
      const mayWait = kinds.of(modulo).isOfRecord === true;
      const cadena =
        borrador || isGranted
          ? null
          : await findChain(tx, { entidadId, personaId, autorId, modulo }, momento, {
              mayWait,
              sin: others,
            });
      const isAgreed = companeros.every(({ conforme }) => conforme);
      const id = await write(tx, doing, { before, contenido, cadena, modulo, estado, isMoved: accion === 'mover', isAgreed });
      if (cadena && companeros.length > 0) await askCompanions(tx, doing, { id, companeros, pasos: cadena.pasos });
      else if (cadena) await replaceSteps(tx, entidadId, { id, para: 'aprobar', pasos: cadena.pasos });
      else if (before) await skipSteps(tx, entidadId, { id, para: 'aprobar' });
      await save(id);
      await finish(tx, doing, { accion, before, id, key });
      return id;
    },

    /** Takes back a request that waits, asks for the cancellation of an approved one, or takes that back. */
    async takeBack(
      tx: Transaction,
      doing: Doing,
      which: { modulo: EnvioSolicitud['modulo']; id: number; version: number | null; clave: string | null },
    ): Promise<void> {
      const { sesion, momento } = doing;
      const { entidadId, personaId, usuarioId: autorId } = sesion;
      const { modulo, id } = which;
      const key = keyOf(which.clave, ['retirar', modulo, id]);
      await lock.person(tx, personaId);
      if ((await findRepeated(tx, sesion, key)) !== null) return;
      const before = await getOwn(tx, sesion, { id, modulo });
      const { accion: does, parte } = removalOf(before);
      const estado = stateAfter(before.estado, does, parte);
      await check(tx, doing, before, which.version);
      const refusal = kinds.of(modulo).noCancelling;
      if (refusal && does === 'pedir-anulacion') throw new AppError(refusal);
      await kinds.of(modulo).checkTakeBack?.(tx, sesion, before);
      const para = before.estado === 'anulacion-solicitada' ? 'anular' : 'aprobar';
      if (does === 'pedir-anulacion') {
        // Whoever decides last about requests decides about their cancellation.
        const { pasos } = await findChain(tx, { entidadId, personaId, autorId, modulo }, momento);
        const last = pasos.slice(-1);
        await replaceSteps(tx, entidadId, { id, para: 'anular', pasos: last });
        const waits = { turnoDesde: momento.ahora, esperaDe: last[0]?.decisorId ?? null };
        await repo.updateRequest(tx, entidadId, before, { estado, autorId, ...waits });
      } else {
        await skipSteps(tx, entidadId, { id, para });
        await repo.updateRequest(tx, entidadId, before, { estado, turnoDesde: null, esperaDe: null });
      }
      await finish(tx, doing, { accion: does, before, id, key });
    },
  };
}
