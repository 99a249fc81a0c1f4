import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { type hoy, type PersonaHoy } from '@jornada/contract/hoy.ts';
import { PRIMERO } from '@jornada/domain/hoy/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { scopeOf, type Alcance } from '../../shared/reach/reach.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findPhotoTokens } from '../fotos/reads.ts';
import type { FotoTokens } from '../fotos/service.ts';
import { createPlansReader, readStanding } from '../personas/reads.ts';
import type { PersonaDeHoy } from '../personas/service.ts';
import { findAskedOf, type PreguntaDeHoy } from './incidences-repo.ts';
import { findChoices, findMore, findToday, type HoyLeido } from './people-repo.ts';

const PAGE = 100;
/** A day can be open, or asked about, for so long and still be of today's page. */
const ASKED_DAYS = 400;

const FIRST: ReadonlySet<string> = new Set(PRIMERO);

export type HoyOptions = { db: Database; clock: Clock; entidades: EntidadesService; fotoTokens: FotoTokens };

/** The moment of a call: the company, its day, and whom the caller sees. */
export function createMoment({ clock, entidades }: Pick<HoyOptions, 'clock' | 'entidades'>) {
  return async (sesion: Sesion) => {
    const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const ahora = clock.now();
    const fecha = ahora.toZonedDateTimeISO(empresa.zona).toPlainDate().toString();
    return { empresa, ahora, fecha, reach: (tx: Queryable): Promise<Alcance> => scopeOf(tx, sesion, fecha) };
  };
}

/** The day that one would ask about: that of the shift to which they did not come, or the open one. */
const dayOf = ({ estado, debia }: HoyLeido['pagina'][number], { abierta, dia }: PersonaDeHoy): string =>
  estado === 'sin-salida' ? (abierta ?? dia.fecha) : FIRST.has(estado) ? debia : dia.fecha;

/** Who is in today, and who is not. */
export function createToday({ db, fotoTokens, ...options }: HoyOptions) {
  const momentOf = createMoment(options);
  const readPlans = createPlansReader();
  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof hoy.listado>): Promise<SalidaDe<typeof hoy.listado>> {
      const { start = 0, limit = PAGE, ...filtro } = input;
      const { entidadId } = sesion;
      const { empresa, ahora, fecha, reach } = await momentOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const alcance = await reach(tx);
        const plans = await readPlans(tx, entidadId, empresa, ahora);
        const ayer = ahora.toZonedDateTimeISO(empresa.zona).subtract({ days: 1 });
        const found = await findToday(tx, alcance, plans, { ...filtro, start, limit, ayer });
        const { pagina, ...counts } = found;
        const ids = pagina.map(({ id }) => id);
        const people = new Map((await readStanding(tx, { entidadId, empresa, ahora, fecha }, ids)).map((one) => [one.id, one]));
        const more = await findMore(tx, alcance, ids, fecha);
        const photos = await findPhotoTokens(tx, fotoTokens, { entidadId, ids });
        const first = pagina.filter(({ estado }) => FIRST.has(estado)).map(({ id }) => id);
        const asked = first.length === 0 ? [] : await findAskedOf(tx, entidadId, first, masDias(fecha, -ASKED_DAYS));
        const items = pagina.flatMap((place): PersonaHoy[] => {
          const one = people.get(place.id);
          if (!one) return [];
          const { id, nombre, iniciales, centro, situacion, dia } = one;
          const day = dayOf(place, one);
          const { telefono = '', solicitudId = null } = more.get(id) ?? {};
          return [
            {
              id,
              nombre,
              iniciales,
              centro,
              situacion,
              dia,
              telefono,
              estado: place.estado,
              fecha: day,
              fotoToken: photos.get(id) ?? '',
              pregunta: askedAbout(asked, id, day),
              solicitudId: place.estado === 'ausente' ? solicitudId : null,
            },
          ];
        });
        const turnos = counts.turnos.map((one) => ({ ...one, hora: Temporal.Instant.from(one.hora).toString() }));
        return { ...counts, items, turnos, ahora: ahora.toString(), zona: empresa.zona, fecha };
      });
    },

    async readChoices(sesion: Sesion): Promise<SalidaDe<typeof hoy.opciones>> {
      const { fecha, reach } = await momentOf(sesion);
      return db.tenant(sesion.entidadId, async (tx) => findChoices(tx, await reach(tx), fecha));
    },
  };
}

/** Somebody late is asked once, also if they have not come when the shift is over. */
function askedAbout(asked: readonly PreguntaDeHoy[], id: number, day: string): PersonaHoy['pregunta'] {
  const found = asked.find(({ personaId, fecha }) => personaId === id && fecha === day);
  return found ? { momento: found.momento, respuesta: found.respuesta, respondida: found.respondida } : null;
}
