import { diasDeMes, type Mes } from '@jornada/domain/cierres/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { sumasDeMes, type MesSumado } from '@jornada/domain/mes/index.ts';
import { isOlvidada } from '@jornada/domain/registros/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion, EntidadesService } from '../../shared/company/configuration.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';
import { laborOf } from '../registros/reads.ts';
import { saveIncidences, type DiaMalo } from './incidences-repo.ts';
import { findPeopleToSum, type PersonaASumar } from './people-repo.ts';
import { clearMarks, countStale, takeStale } from './stale-repo.ts';
import { saveMonths } from './store-repo.ts';
import { lock } from '../../shared/locks.ts';

export type RefreshMonthOptions = { db: Database; clock: Clock; entidades: EntidadesService };

/** How many people are summed up in one transaction, and without a pause in which the server does something else. */
const CHUNK = 100;
/** Days around a month that may reach into it. */
const AROUND = 2;

type Hora = { empresa: Configuracion; ahora: Temporal.Instant; mes: Mes };

/** What is wrong with the days of a month. An open day lacks its clock-out once it is taken as forgotten. */
function wrongDaysOf(
  { id, jornadas }: PersonaASumar,
  { dias }: MesSumado,
  isForgotten: (jornada: PersonaASumar['jornadas'][number]) => boolean,
): DiaMalo[] {
  const open = jornadas.find(({ estado }) => estado === 'abierta');
  return dias.flatMap(({ fecha, incidencias }): DiaMalo[] => {
    if (open?.fecha !== fecha) return incidencias.map((clase) => ({ id, fecha, clase }));
    const own = incidencias.filter((clase) => clase !== 'falta-salida').map((clase) => ({ id, fecha, clase }));
    return isForgotten(open) ? [...own, { id, fecha, clase: 'sin-salida' }] : own;
  });
}

/** Sums up one part of the people whose month is no longer true. @returns how many. */
async function refreshPart(tx: Queryable, entidadId: number, { empresa, ahora, mes }: Hora): Promise<number> {
  const now = ahora.toString();
  const ids = await takeStale(tx, entidadId, { mes, ahora: now, limit: CHUNK });
  if (ids.length === 0) return 0;
  await clearMarks(tx, entidadId, mes, ids);
  const { desde, hasta } = diasDeMes(mes);
  const people = await findPeopleToSum(tx, entidadId, { ids, desde: masDias(desde, -AROUND), hasta: masDias(hasta, AROUND) });
  const found: DiaMalo[] = [];
  const months = people.map((persona) => {
    const laboral = laborOf(persona, empresa);
    const month = sumasDeMes({ laboral, jornadas: persona.jornadas, mes, ahora: now });
    found.push(...wrongDaysOf(persona, month, (jornada) => isOlvidada(laboral, jornada, now)));
    return { id: persona.id, month };
  });
  await saveMonths(tx, entidadId, mes, months);
  await saveIncidences(tx, entidadId, { mes, ids, found, hoy: now.slice(0, 10) });
  return ids.length;
}

/**
 * Makes the stored sums of a month true again: those of all people, or at most of about `most`. Each part is a transaction of its own, so nobody who
 * writes waits. Nothing is computed if nothing changed. @returns how many people were summed up.
 */
export async function refreshMonth(
  { db, clock, entidades }: RefreshMonthOptions,
  entidadId: number,
  mes: Mes,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let done = 0;
  const isStale = (tx: Queryable): Promise<number> => countStale(tx, entidadId, { mes, ahora: clock.now().toString(), most: 1 });
  while (done < most) {
    if (done === 0 && (await db.tenant(entidadId, isStale)) === 0) return 0;
    const part = await db.tenant(entidadId, async (tx) => {
      await lock.sums(tx, entidadId);
      const empresa = await entidades.getConfiguration(entidadId, await findRevision(tx, entidadId));
      return refreshPart(tx, entidadId, { empresa, ahora: clock.now(), mes });
    });
    done += part;
    if (part === 0) break;
  }
  return done;
}

/** The same within a transaction, for few people: what was written before in it counts, too. */
async function refreshWithin(
  tx: Queryable,
  { clock, entidades }: Pick<RefreshMonthOptions, 'clock' | 'entidades'>,
  entidadId: number,
  mes: Mes,
): Promise<void> {
  await lock.sums(tx, entidadId);
  const empresa = await entidades.getConfiguration(entidadId, await findRevision(tx, entidadId));
  while ((await refreshPart(tx, entidadId, { empresa, ahora: clock.now(), mes })) > 0);
}

export type SumMonths = ReturnType<typeof createSumMonths>;

/** `refreshMonth` and `refreshWithin` for other modules. */
export const createSumMonths = (options: RefreshMonthOptions) => ({
  refresh: (entidadId: number, mes: Mes): Promise<number> => refreshMonth(options, entidadId, mes),
  refreshWithin: (tx: Queryable, entidadId: number, mes: Mes): Promise<void> => refreshWithin(tx, options, entidadId, mes),
});
