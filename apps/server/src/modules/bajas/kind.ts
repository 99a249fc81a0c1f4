import { expectedEnd, nextReview } from '@jornada/domain/bajas/index.ts';
import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { seesHealth } from '../../shared/why-away.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import type { Solicitud, SolicitudKind } from '../solicitudes/service.ts';
import { goesOn } from './list-repo.ts';
import { findOnDays, findPeople, medicalOf, updateStanding } from './repo.ts';
import { createSituation, dueOn } from './situation.ts';

export const MODULO = 'bajas';
/** What may have changed since a leave was told. */
const STILL_REFUSED = ['solapada', 'recaida-desconocida', 'recaida-sin-alta'] as const;
/** Of what whoever takes note is told. */
const WARNED = ['solapada', 'fuera-de-contrato'] as const;

/** Sick leave as a kind of request: it stands in the plan until its end, or until the expected one. */
export function createLeaveKind({ entidades, ficheros }: { entidades: EntidadesService; ficheros: SavedFiles }): SolicitudKind {
  async function readFor(tx: Queryable, { entidadId, revision }: Sesion, solicitudes: readonly Pick<Solicitud, 'id' | 'personaId'>[]) {
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const [people, ids] = [solicitudes.map(({ personaId }) => personaId), solicitudes.map(({ id }) => id)];
    const found = await findPeople(tx, entidadId, people, ids);
    return solicitudes.flatMap(({ id, personaId }) => {
      const leida = found.get(personaId);
      const baja = leida?.bajas.find((one) => one.id === id);
      return leida && baja ? [{ id, baja: medicalOf(baja), situacion: createSituation(leida, empresa) }] : [];
    });
  }

  return {
    modulo: MODULO,
    changesRecord: true,
    noCancelling: 'bajas.ya-anotada',
    readsWords: seesHealth,
    staysOpen: () => goesOn,

    async checkApproval(tx, sesion, solicitud) {
      const [read] = await readFor(tx, sesion, [solicitud]);
      const rechazos = read?.situacion.examine(read.baja).rechazos ?? [];
      const codigo = STILL_REFUSED.find((one) => rechazos.includes(one));
      if (codigo) throw new AppError(`bajas.${codigo}`);
    },

    async onChange(tx, entidadId, solicitud) {
      const { id, personaId, estado } = solicitud;
      const leida = (await findPeople(tx, entidadId, [personaId], [id])).get(personaId)?.bajas.find((one) => one.id === id);
      if (!leida) throw new Error(`leave ${id} was not written`);
      const stands = estado === 'aprobada';
      const abierta = stands && leida.hasta === null;
      const baja = medicalOf(leida);
      const revision = stands ? nextReview(baja) : null;
      await updateStanding(tx, entidadId, id, {
        abierta,
        revision,
        vence: abierta ? dueOn({ revision, prevista: expectedEnd(baja) }) : null,
      });
      // Nobody needs the papers of a leave that was not.
      if (estado === 'anulada') await ficheros.discard(tx, { entidadId, modulo: MODULO, asuntoId: id });
    },

    absenceOf: async () => ({ clase: 'baja' }),

    async findWarnings(tx, sesion, solicitudes) {
      const read = await readFor(tx, sesion, solicitudes);
      const spans = solicitudes.map(({ personaId, desde, hasta }) => ({ personaId, desde, hasta }));
      const onDays = await findOnDays(tx, sesion.entidadId, spans);
      const closed = new Map(solicitudes.map(({ id }, index) => [id, onDays[index]?.cerrado ?? false]));
      return new Map(
        read.map(({ id, baja, situacion }) => {
          const { rechazos } = situacion.examine(baja);
          const avisos: AvisoAlDecidir[] = WARNED.filter((one) => rechazos.includes(one));
          return [id, closed.get(id) ? [...avisos, 'mes-cerrado'] : avisos];
        }),
      );
    },
  };
}
