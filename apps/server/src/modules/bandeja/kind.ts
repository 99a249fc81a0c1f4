import type { AsuntoVista, CorreccionAbierta } from '@jornada/contract/bandeja.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { FollowProposals, RegistrosService } from '../registros/service.ts';
import type { Solicitud, SolicitudKind, SolicitudesService } from '../solicitudes/service.ts';
import type { ReadMatters } from './matters.ts';
import { findProposals, findRequestOfDay, findWaitingProposals, saveProposals, type PropuestasDeSolicitud } from './requests-repo.ts';

const MODULO = 'correcciones';
const NONE: PropuestasDeSolicitud = { ids: [], cerrado: false };

/** Corrections as a kind of request: what was decided is written into the log. */
export function createCorrectionKind({
  registros,
  readMatters,
}: {
  registros: Pick<RegistrosService, 'answerForCompany'>;
  readMatters: ReadMatters;
}): SolicitudKind {
  return {
    modulo: MODULO,
    changesRecord: true,
    isOfRecord: true,
    noCancelling: 'registros.ya-resuelta',
    // The rules of the record check it when the answer is written.
    checkApproval: async () => undefined,

    async onChange(tx, entidadId, { id, personaId, desde: fecha }, { sesion, accion, motivo }) {
      if (accion !== 'aprobar' && accion !== 'rechazar') return;
      const { ids } = (await findProposals(tx, entidadId, [id])).get(id) ?? NONE;
      await registros.answerForCompany(tx, sesion, { personaId, fecha, ids, acepta: accion === 'aprobar', motivo });
    },

    findWarnings: async () => new Map(),

    async findMatters(tx, sesion, solicitudes: readonly Solicitud[]): Promise<ReadonlyMap<number, AsuntoVista>> {
      const proposals = await findProposals(
        tx,
        sesion.entidadId,
        solicitudes.map(({ id }) => id),
      );
      const wanted = solicitudes.map(({ id, personaId, desde: fecha, turnoDesde }) => ({
        ...(proposals.get(id) ?? NONE),
        personaId,
        fecha,
        isForReader: turnoDesde !== null,
      }));
      const matters = await readMatters(tx, sesion, wanted);
      return new Map(solicitudes.flatMap(({ id }, index) => (matters[index] ? [[id, matters[index]] as const] : [])));
    },
  };
}

/**
 * Keeps the request about a day in step with what its person proposes there: sent, changed, or taken back. It compares with the log,
 * whatever was written there.
 */
export const createFollower =
  (solicitudes: Pick<SolicitudesService, 'sendWithin' | 'takeBackWithin'>): FollowProposals =>
  async (tx, sesion, fecha) => {
    const { entidadId, personaId } = sesion;
    const ids = await findWaitingProposals(tx, { entidadId, personaId, fecha });
    const before = await findRequestOfDay(tx, { entidadId, personaId, fecha });
    const which = { modulo: MODULO, version: null, clave: null } as const;
    if (before && ids.length === 0) return solicitudes.takeBackWithin(tx, sesion, { ...which, id: before.id });
    if (ids.length === 0 || before?.ids.join() === ids.join()) return;
    await solicitudes.sendWithin(tx, sesion, {
      ...which,
      id: before?.id ?? null,
      borrador: false,
      cuerpo: null,
      prepare: async () => ({
        contenido: { desde: fecha, hasta: fecha, cantidad: null, titulo: null, comentario: null },
        save: (id) => saveProposals(tx, entidadId, id, ids),
      }),
    });
  };

/** Reads a correction, for its person and for those who decide about it. @throws AppError `solicitudes.no-existe` for anybody else. */
export const createReadCorrection =
  ({ solicitudes, readMatters }: { solicitudes: Pick<SolicitudesService, 'open'>; readMatters: ReadMatters }) =>
  async (tx: Queryable, sesion: Sesion, id: number): Promise<CorreccionAbierta> => {
    const abierta = await solicitudes.open(tx, sesion, { id, modulo: MODULO });
    const proposals = (await findProposals(tx, sesion.entidadId, [id])).get(id) ?? NONE;
    const { persona, desde: fecha, puede } = abierta;
    const [asunto] = await readMatters(tx, sesion, [{ ...proposals, personaId: persona.id, fecha, isForReader: puede.decidir }]);
    if (!asunto) throw new Error('no day was read');
    return { ...abierta, asunto };
  };
