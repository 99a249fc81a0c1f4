import type { Database } from '../../../platform/database/database.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { countApuntes, findApuntes, type ApunteLeido } from '../audit-repo.ts';
import { findIdsInScope, findLote } from '../people-repo.ts';
import type { FilaExporte } from '../repo.ts';
import type { LoteExporte } from '../write/encargo.ts';

/** How many people are read at once: a month of one is some 20 kB of text, a year a quarter of a megabyte. */
const PEOPLE_AT_ONCE = 30;
const MOST_DAYS_AT_ONCE = 1000;
const LINES_AT_ONCE = 1000;
const REFRESHED_AT_ONCE = 5;

type Options = {
  db: Database;
  entidadId: number;
  exporte: FilaExporte;
  /** The company's. */
  zona: string;
  /** Brings the categories of some people's days up to date. */
  refresh(tx: Queryable, ids: readonly number[]): Promise<unknown>;
};

/** What is read, part by part and each in a transaction of its own: a long export holds no connection and no memory. */
type Reading = { total: number; parts: AsyncIterator<{ lote: LoteExporte; count: number }> };

const daysIn = ({ desde, hasta }: { desde: string; hasta: string }): number =>
  Temporal.PlainDate.from(desde).until(hasta, { largestUnit: 'days' }).days + 1;

/** The days of an export as instants, in the company's zone. */
function instantsOf({ desde, hasta }: Pick<FilaExporte, 'desde' | 'hasta'>, zona: string): { desde: string; hasta: string } {
  const midnight = (day: Temporal.PlainDate): string => day.toZonedDateTime(zona).toInstant().toString();
  return { desde: midnight(Temporal.PlainDate.from(desde)), hasta: midnight(Temporal.PlainDate.from(hasta).add({ days: 1 })) };
}

async function openLines({ db, entidadId, exporte, zona }: Options): Promise<Reading> {
  const ventana = instantsOf(exporte, zona);
  async function* parts(): AsyncGenerator<{ lote: LoteExporte; count: number }> {
    for (let after: ApunteLeido | null = null; ;) {
      const from: ApunteLeido | null = after;
      const apuntes: ApunteLeido[] = await db.tenant(entidadId, (tx) =>
        findApuntes(tx, entidadId, ventana, { after: from, limit: LINES_AT_ONCE }),
      );
      if (apuntes.length > 0) yield { lote: { apuntes }, count: apuntes.length };
      after = apuntes.at(-1) ?? null;
      if (apuntes.length < LINES_AT_ONCE) return;
    }
  }
  return { total: await db.tenant(entidadId, (tx) => countApuntes(tx, entidadId, ventana)), parts: parts() };
}

/** Who is in it and in which order is asked once, so that a part costs the same however many people there are. */
async function openPeople({ db, entidadId, exporte, refresh }: Options): Promise<Reading> {
  const { desde, hasta, centros } = exporte;
  const alcance = { desde, hasta, centros };
  const all = await db.tenant(entidadId, (tx) => findIdsInScope(tx, entidadId, alcance));
  const limit = Math.max(1, Math.min(PEOPLE_AT_ONCE, Math.floor(MOST_DAYS_AT_ONCE / daysIn(exporte))));
  async function* parts(): AsyncGenerator<{ lote: LoteExporte; count: number }> {
    for (let from = 0; from < all.length; from += limit) {
      const ids = all.slice(from, from + limit);
      // A few at a time: meanwhile nobody of the company decides about excess.
      for (let some = 0; some < ids.length; some += REFRESHED_AT_ONCE)
        await db.tenant(entidadId, (tx) => refresh(tx, ids.slice(some, some + REFRESHED_AT_ONCE)));
      const personas = await db.tenant(entidadId, (tx) => findLote(tx, entidadId, alcance, ids));
      yield { lote: { personas }, count: ids.length };
    }
  }
  return { total: all.length, parts: parts() };
}

export const openReading = (options: Options): Promise<Reading> =>
  options.exporte.clase === 'auditoria' ? openLines(options) : openPeople(options);
