import { masDias, yearOf } from '@jornada/domain/horario/calendario.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { findPeople, createSituation, type SituacionDeExtra } from './reads.ts';

/** The longest time that a company can give to ask afterwards. */
const MAS_ATRAS = 366;
/** No day: those of requests are enough. */
const NO_DAYS = '9999-01-01';

/** The company, and the revision of its configuration. */
type Empresa = Pick<Sesion, 'entidadId' | 'revision'>;

export type Reader = ReturnType<typeof createExtraReader>;

/** Reads people's overtime within the caller's transaction. */
export function createExtraReader({ clock, entidades }: { clock: Clock; entidades: EntidadesService }) {
  const today = (sesion: Empresa): Promise<string> => todayOf({ clock, entidades }, sesion);

  async function read(
    tx: Queryable,
    sesion: Empresa,
    personas: readonly number[],
    ventana: { dias: string; desde: string; ids?: readonly number[] },
  ): Promise<Map<number, SituacionDeExtra>> {
    const hoy = await today(sesion);
    const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const { dias, desde, ids = [] } = ventana;
    const people = await findPeople(tx, sesion.entidadId, personas, { dias, pedidas: `${yearOf(desde)}-01-01`, ids });
    return new Map([...people].map(([id, leida]) => [id, createSituation(leida, empresa, hoy)]));
  }

  return {
    today,
    /** The requests of these people since a day, with their days. */
    readMany: (tx: Queryable, sesion: Empresa, personas: readonly number[], desde: string, ids: readonly number[] = []) =>
      read(tx, sesion, personas, { dias: NO_DAYS, desde, ids }),

    /** One person: requests since a year, and the recorded days that can be asked for. @throws AppError `horas-extra.persona-no-existe`. */
    async readOne(tx: Queryable, sesion: Sesion, personaId: number, { desde, ids }: { desde?: string; ids?: readonly number[] } = {}) {
      const hoy = await today(sesion);
      const dias = masDias(hoy, -MAS_ATRAS);
      const from = desde !== undefined && desde < dias ? desde : dias;
      const found = await read(tx, sesion, [personaId], { dias, desde: from, ...(ids && { ids }) });
      const situacion = found.get(personaId);
      if (!situacion) throw new AppError('horas-extra.persona-no-existe');
      return situacion;
    },
  };
}
