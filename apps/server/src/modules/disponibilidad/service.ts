import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { disponibilidad, DisponibilidadVista } from '@jornada/contract/disponibilidad.ts';
import type { Disponibilidad } from '@jornada/domain/disponibilidad/modelo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { deleteSaid, insertSaid } from './repo.ts';
import { findSaid } from './reads.ts';

/** More would be a plan of one's own. */
const MAXIMO = 60;

type Options = { db: Database; clock: Clock; entidades: EntidadesService };

/** A day or a date, and both hours or none. @throws AppError `disponibilidad.cuando-no-valido` */
function checked({ clase, ...given }: ValidadaDe<typeof disponibilidad.anadir>): Disponibilidad {
  const { diaSemana = null, fecha = null, desde = null, hasta = null } = given;
  const isOneDay = (diaSemana === null) !== (fecha === null);
  const isOneSpan = (desde === null) === (hasta === null) && (desde === null || desde !== hasta);
  if (!isOneDay || !isOneSpan) throw new AppError('disponibilidad.cuando-no-valido');
  return { clase, diaSemana, fecha, desde, hasta };
}

/** What people say of when they work. Nobody else reads it but the rules: of plans, of changes, and of notices. */
export function createDisponibilidadService({ db, clock, entidades }: Options) {
  const todayFor = (sesion: Sesion): Promise<string> => todayOf({ clock, entidades }, sesion);
  return {
    async own(sesion: Sesion): Promise<{ items: DisponibilidadVista[] }> {
      const { entidadId, usuarioId } = sesion;
      const hoy = await todayFor(sesion);
      return db.tenant(entidadId, async (tx) => ({ items: (await findSaid(tx, entidadId, [usuarioId], hoy)).get(usuarioId) ?? [] }));
    },

    /** @throws AppError `disponibilidad.cuando-no-valido`, `disponibilidad.ya-pasado`, `disponibilidad.demasiadas` */
    async add(sesion: Sesion, input: ValidadaDe<typeof disponibilidad.anadir>): Promise<DisponibilidadVista> {
      const { entidadId, usuarioId } = sesion;
      const hoy = await todayFor(sesion);
      const one = checked(input);
      if (one.fecha !== null && one.fecha < hoy) throw new AppError('disponibilidad.ya-pasado');
      const id = await db.tenant(entidadId, async (tx) => {
        // Two at once would both find room.
        await lock.person(tx, usuarioId);
        return insertSaid(tx, { entidadId, usuarioId, hoy, maximo: MAXIMO, ...one });
      });
      if (id === null) throw new AppError('disponibilidad.demasiadas');
      return { id, ...one };
    },

    /** @throws AppError `disponibilidad.no-existe` */
    async remove({ entidadId, usuarioId }: Sesion, id: number): Promise<null> {
      if (!(await db.tenant(entidadId, (tx) => deleteSaid(tx, entidadId, usuarioId, id)))) throw new AppError('disponibilidad.no-existe');
      return null;
    },

    /** What these people say, for the rules of `disponibilidad` in the domain: by person, of dates those from a day on. */
    findSaid,
  };
}

export type DisponibilidadService = ReturnType<typeof createDisponibilidadService>;
