import { rm } from 'node:fs/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Seals } from '../../shared/seals.ts';
import { findConfiguration } from '../../shared/company/configuration-repo.ts';
import { findNames } from '../perfil/reads.ts';
import { countApuntes, findApuntes, type ApunteLeido } from './audit-repo.ts';
import { countPeople, findLote, findNextIds, findPlaces, type PersonaEnLote } from './people-repo.ts';
import type { FilaExporte } from './repo.ts';
import type { EncargoExporte, LoteExporte, ResultadoExporte } from './write/encargo.ts';
import { openThread } from './write/thread.ts';

/** How many people are read at once: a month of one is some 20 kB of text, a year a quarter of a megabyte. */
const PEOPLE_AT_ONCE = 30;
const MOST_DAYS_AT_ONCE = 1000;
const LINES_AT_ONCE = 1000;

/** Somebody else has taken the export, or it was deleted. */
export class ExportGone extends Error {}

export type MakeOptions = {
  db: Database;
  clock: Clock;
  version: string;
  seals: Seals;
  nameOf(exporte: FilaExporte): string;
  /** Brings the categories of some people's days up to date. */
  refresh(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<unknown>;
};
export type Progress = (hecho: number, total: number) => Promise<void>;

const daysIn = ({ desde, hasta }: { desde: string; hasta: string }): number =>
  Temporal.PlainDate.from(desde).until(hasta, { largestUnit: 'days' }).days + 1;

/** What is read next, part by part and each in a transaction of its own: a long export holds no connection and no memory. */
async function* readParts(
  { db, refresh }: Pick<MakeOptions, 'db' | 'refresh'>,
  entidadId: number,
  exporte: FilaExporte,
  zona: string,
): AsyncGenerator<{ lote: LoteExporte; count: number }> {
  const { desde, hasta, centros } = exporte;
  if (exporte.clase === 'auditoria') {
    const ventana = instantsOf(exporte, zona);
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
  const limit = Math.max(1, Math.min(PEOPLE_AT_ONCE, Math.floor(MOST_DAYS_AT_ONCE / daysIn(exporte))));
  for (let after: PersonaEnLote | null = null; ;) {
    const from: PersonaEnLote | null = after;
    const personas: PersonaEnLote[] = await db.tenant(entidadId, async (tx) => {
      const which = { after: from, limit };
      await refresh(tx, entidadId, await findNextIds(tx, entidadId, { desde, hasta, centros }, which));
      return findLote(tx, entidadId, { desde, hasta, centros }, which);
    });
    if (personas.length > 0) yield { lote: { personas }, count: personas.length };
    after = personas.at(-1) ?? null;
    if (personas.length < limit) return;
  }
}

/** The days of an export as instants, in the company's zone. */
function instantsOf({ desde, hasta }: Pick<FilaExporte, 'desde' | 'hasta'>, zona: string): { desde: string; hasta: string } {
  const midnight = (day: Temporal.PlainDate): string => day.toZonedDateTime(zona).toInstant().toString();
  return { desde: midnight(Temporal.PlainDate.from(desde)), hasta: midnight(Temporal.PlainDate.from(hasta).add({ days: 1 })) };
}

/** Removes what an export was working on. */
async function clear(base: string, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) await rm(`${base}-${index}`, { force: true });
}

/** How many files an export works on, at the very most: sheets of a million rows each among them. */
const MOST_FILES = 400;

/**
 * Makes the archive of an export. While the thread writes, the next part is read. @param keep takes the archive before it is removed.
 * @throws ExportTooLarge, ExportGone by `progress`, the reason of `signal`.
 */
export async function makeExport(
  { db, clock, version, seals, nameOf, refresh }: MakeOptions,
  entidadId: number,
  exporte: FilaExporte,
  {
    base,
    signal,
    progress,
    keep,
  }: { base: string; signal: AbortSignal; progress: Progress; keep(resultado: ResultadoExporte): Promise<void> },
): Promise<void> {
  const ahora = clock.now().toString();
  const { configuracion, names, lugares, alcance } = await db.tenant(entidadId, async (tx) => ({
    configuracion: await findConfiguration(tx, entidadId),
    names: await findNames(tx, entidadId, [exporte.usuarioId]),
    lugares: await findPlaces(tx, entidadId),
    alcance: { desde: exporte.desde, hasta: exporte.hasta, centros: exporte.centros },
  }));
  const zona = configuracion.entidad?.zona ?? 'UTC';
  const total = await db.tenant(entidadId, (tx) =>
    exporte.clase === 'auditoria' ? countApuntes(tx, entidadId, instantsOf(exporte, zona)) : countPeople(tx, entidadId, alcance),
  );
  const seal = await seals.openFor(entidadId);
  const encargo: EncargoExporte = {
    clase: exporte.clase,
    alcance,
    idioma: exporte.idioma,
    configuracion,
    lugares,
    plantilla: exporte.plantilla,
    ahora,
    autor: names.get(exporte.usuarioId) ?? '',
    version,
    base,
    nombre: nameOf(exporte),
    sitioDelSello: seal.roomBytes,
  };
  await progress(0, total);
  const thread = openThread(encargo, seal.sign);
  try {
    let hecho = 0;
    let written: { done: Promise<void>; count: number } | null = null;
    const settle = async (): Promise<void> => {
      if (!written) return;
      await written.done;
      hecho += written.count;
      written = null;
      await progress(hecho, total);
    };
    for await (const { lote, count } of readParts({ db, refresh }, entidadId, exporte, zona)) {
      signal.throwIfAborted();
      await settle();
      const done = thread.add(lote);
      // It is waited for after the next part was read.
      done.catch(() => undefined);
      written = { done, count };
    }
    await settle();
    signal.throwIfAborted();
    await keep(await thread.end());
  } finally {
    await thread.stop();
    await clear(base, MOST_FILES);
  }
}
