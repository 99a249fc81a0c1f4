import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { dayIn, todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Solicitud, SolicitudKind } from '../solicitudes/service.ts';
import { findDetail, findDetails, findPeople } from './repo.ts';
import { createSituation } from './situation.ts';
import { findCover } from './reads.ts';
import { warningsOf } from './warnings.ts';

/** What may have changed since a request was sent, so that it cannot be approved any more. */
const STILL_REFUSED = ['solapada', 'sin-saldo', 'fuera-de-contrato'] as const;

/** Vacations as a kind of request: an approved one is an absence of the plan. */
export function createVacationKind({ clock, entidades }: { clock: Clock; entidades: EntidadesService }): SolicitudKind {
  async function readFor(tx: Queryable, sesion: Sesion, ids: readonly number[]) {
    const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const hoy = await todayOf({ clock, entidades }, sesion);
    const people = await findPeople(tx, sesion.entidadId, ids);
    const situations = new Map([...people].map(([id, leida]) => [id, createSituation(leida, empresa)]));
    return { empresa, hoy, situations };
  }

  return {
    modulo: 'vacaciones',
    changesRecord: true,

    async checkApproval(tx, sesion, { id, personaId, desde, hasta }) {
      const { hoy, situations } = await readFor(tx, sesion, [personaId]);
      const { mitad } = await findDetail(tx, sesion.entidadId, id);
      const examen = situations.get(personaId)?.examine({ desde, hasta, mitad }, { solicitudId: id, hoy });
      const codigo = STILL_REFUSED.find((one) => examen?.rechazos.includes(one));
      if (codigo) throw new AppError(`vacaciones.${codigo}`);
    },

    absenceOf: async (tx, entidadId, { id }) => ({ clase: 'vacaciones', mitad: (await findDetail(tx, entidadId, id)).mitad }),

    async findWarnings(tx, sesion, solicitudes: readonly Solicitud[]) {
      const { entidadId } = sesion;
      const waiting = solicitudes.filter(({ estado }) => estado !== 'anulacion-solicitada');
      const { empresa, situations } = await readFor(
        tx,
        sesion,
        waiting.map(({ personaId }) => personaId),
      );
      const details = await findDetails(
        tx,
        entidadId,
        waiting.map(({ id }) => id),
      );
      const examined = waiting.flatMap(({ id, personaId, desde, hasta, creada }) => {
        const situacion = situations.get(personaId);
        const detail = details.get(id);
        if (!situacion || !detail) return [];
        const dias = detail.dias.filter(({ cantidad }) => cantidad > 0).map(({ fecha }) => fecha);
        return { id, situacion, dias, peticion: { desde, hasta, mitad: detail.mitad }, sent: dayIn(empresa, creada) };
      });
      const cover = await findCover(tx, entidadId, empresa, examined);
      return new Map(examined.map((one, index) => [one.id, warningsOf(one, cover[index])]));
    },
  };
}
