import { isMesCerrado } from '@jornada/domain/cierres/modelo.ts';
import { lunesDe, masDias } from '@jornada/domain/horario/calendario.ts';
import { DIAS_ATRAS } from '@jornada/domain/limites/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { createSituation, findPeople } from '../horas-extra/reads.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';
import { breachesOf } from './breaches.ts';
import { categoriesOf } from './categories.ts';
import { findLived, findStale, type PorCalcular } from './reading-repo.ts';
import { settleRests } from './rests.ts';
import { saveComputed, type Calculada } from './writing-repo.ts';
import { lock } from '../../shared/locks.ts';

/** A year before, for the limits of a year and for rest that was not taken; the first time, and after changes that concern any day. */
const DIAS_DE_REPASO = 160;
/** How many people are computed at once. */
export const CHUNK = 50;

export type Refreshing = { clock: Clock; entidades: EntidadesService };

/** A change of a day changes its week and its month. */
const wholeMonthOf = (fecha: string): string => lunesDe(`${fecha.slice(0, 7)}-01`);

/** Computes some people from their first changed day on. The transaction holds the lock. */
async function compute(tx: Queryable, { clock, entidades }: Refreshing, entidadId: number, stale: readonly PorCalcular[]): Promise<void> {
  const ahora = clock.now();
  const revision = await findRevision(tx, entidadId);
  const empresa = await entidades.getConfiguration(entidadId, revision);
  const hoy = ahora.toZonedDateTimeISO(empresa.zona).toPlainDate().toString();
  const review = `${masDias(hoy, -DIAS_DE_REPASO).slice(0, 4)}-01-01`;
  const sinceOf = ({ desde }: PorCalcular): string => (desde === null || desde < review ? review : wholeMonthOf(desde));
  const first = stale.map(sinceOf).toSorted()[0] ?? review;
  const year = `${first.slice(0, 4)}-01-01`;
  const ids = stale.map(({ personaId }) => personaId);
  const people = await findPeople(tx, entidadId, ids, { dias: year, pedidas: year });
  const lived = await findLived(tx, entidadId, ids, { desde: year, tramos: masDias(first, -DIAS_ATRAS) });
  const calculadas: Calculada[] = [];
  for (const one of stale) {
    const [leida, vivida] = [people.get(one.personaId), lived.get(one.personaId)];
    if (!leida || !vivida) continue;
    const situacion = createSituation(leida, empresa, hoy);
    const desde = sinceOf(one);
    const isClosed = (fecha: string): boolean => isMesCerrado(situacion.laboral, leida.cierres, fecha);
    const isKept = (fecha: string): boolean => !one.isNueva && isClosed(fecha);
    const dias = categoriesOf(situacion, vivida, empresa);
    const incumplidas = breachesOf(situacion, vivida, { dias, desde, ahora: ahora.toString() });
    const fechas = [...vivida.jornadas, ...dias, ...vivida.efectivos].map(({ fecha }) => fecha);
    const guardados = [...new Set(fechas.filter(isKept).map((fecha) => fecha.slice(0, 7)))];
    await settleRests(tx, entidadId, { situacion, vivida, dias, momento: ahora.toString(), isKept: isClosed });
    calculadas.push({ personaId: one.personaId, punto: one.punto, desde, guardados, dias, incumplidas });
  }
  await saveComputed(tx, entidadId, hoy, calculadas);
}

/**
 * Brings people up to date whose record, plan, requests or facts have changed since they were computed, at most so many. `ids`: only of these.
 * `isPatient` false: if somebody else is computing, nothing is done.
 * @returns how many there were.
 */
export async function refreshPeople(
  tx: Queryable,
  refreshing: Refreshing,
  entidadId: number,
  { ids = null, limit = CHUNK, isPatient = true }: { ids?: readonly number[] | null; limit?: number; isPatient?: boolean } = {},
): Promise<number> {
  const { clock, entidades } = refreshing;
  const { zona } = await entidades.getConfiguration(entidadId, 0);
  const hoy = clock.now().toZonedDateTimeISO(zona).toPlainDate().toString();
  const stale = { hoy, ids, limit };
  if ((await findStale(tx, entidadId, { ...stale, limit: 1 })).length === 0) return 0;
  // Before the lock: who waits for it must not hold the connection that this needs.
  await entidades.getConfiguration(entidadId, await findRevision(tx, entidadId));
  if (isPatient) await lock.excess.write(tx, entidadId);
  else if (!(await lock.excess.ifFree(tx, entidadId))) return 0;
  const found = await findStale(tx, entidadId, stale);
  if (found.length > 0) await compute(tx, refreshing, entidadId, found);
  return found.length;
}
