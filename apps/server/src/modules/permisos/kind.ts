import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import { dayIn, todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import type { SolicitudKind } from '../solicitudes/service.ts';
import { readTitle } from './present.ts';
import { lacksProof } from './proofs-repo.ts';
import { findDetail, findDetails, findPeople } from './repo.ts';
import { createSituation } from './situation.ts';
import { toldTo, warningsOf } from './warnings.ts';

/** What may have changed since a request was sent, so that it cannot be approved any more. */
const STILL_REFUSED = ['solapada', 'sin-saldo', 'fuera-de-contrato'] as const;

type Options = { clock: Clock; translate: TranslateText; entidades: EntidadesService; ficheros: SavedFiles };

/** Permits as a kind of request: an approved one is an absence of the plan, of whole days or of minutes of each day. */
export function createPermitKind({ clock, translate, entidades, ficheros }: Options): SolicitudKind {
  async function readFor(tx: Queryable, sesion: Sesion, ids: readonly number[]) {
    const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const people = await findPeople(tx, sesion.entidadId, ids);
    return { empresa, situations: new Map([...people].map(([id, leida]) => [id, createSituation(leida, empresa)])) };
  }

  return {
    modulo: 'permisos',
    changesRecord: true,
    titleIn: (titulo, idioma) => readTitle(titulo, { translate, idioma }),
    staysOpen: () => lacksProof,

    async checkApproval(tx, sesion, { id, personaId, desde, hasta }) {
      const { situations } = await readFor(tx, sesion, [personaId]);
      const { regla: permiso, ...detalle } = await findDetail(tx, sesion.entidadId, id);
      const hoy = await todayOf({ clock, entidades }, sesion);
      const examen = situations.get(personaId)?.examine({ ...detalle, desde, hasta }, { permiso, solicitudId: id, hoy });
      const codigo = STILL_REFUSED.find((one) => examen?.rechazos.includes(one));
      if (codigo) throw new AppError(`permisos.${codigo}`);
    },

    async absenceOf(tx, entidadId, { id }) {
      const { minutos, dias } = await findDetail(tx, entidadId, id);
      // No more than was counted: another permit may have some of the day.
      const most = Math.max(1, ...dias.map(({ cantidad }) => cantidad));
      return { clase: 'permiso', minutos: minutos === null ? null : most };
    },

    async findWarnings(tx, sesion, solicitudes) {
      const { entidadId } = sesion;
      const waiting = solicitudes.filter(({ estado }) => estado !== 'anulacion-solicitada');
      const ids = waiting.map(({ id }) => id);
      const hoy = await todayOf({ clock, entidades }, sesion);
      const people = waiting.map(({ personaId }) => personaId);
      const { empresa, situations } = await readFor(tx, sesion, people);
      const details = await findDetails(tx, entidadId, ids);
      const files = await ficheros.listOf(tx, { entidadId, modulo: 'permisos', asuntoIds: ids });
      return new Map(
        waiting.flatMap(({ id, personaId, desde, hasta, creada }) => {
          const [situacion, detail] = [situations.get(personaId), details.get(id)];
          if (!situacion || !detail) return [];
          const { regla: permiso, justificanteHasta, ...rest } = detail;
          const found = situacion.examine({ ...rest, desde, hasta }, { permiso, solicitudId: id, hoy: dayIn(empresa, creada) });
          const examen = toldTo(sesion, personaId, found);
          return [[id, warningsOf(examen, { justificanteHasta, hoy, hasFiles: (files.get(id) ?? []).length > 0 })] as const];
        }),
      );
    },
  };
}
