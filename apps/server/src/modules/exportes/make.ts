import { rm } from 'node:fs/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Seals } from '../../shared/seals.ts';
import { makeApart } from './apart/process.ts';
import type { FilaExporte } from './repo.ts';
import type { ResultadoExporte } from './write/encargo.ts';

/** Somebody else has taken the export, or it was deleted. */
export class ExportGone extends Error {}

export type MakeOptions = {
  clock: Clock;
  version: string;
  seals: Seals;
  /** The database, as the server's own role. */
  directUrl: string;
  nameOf(exporte: FilaExporte): string;
};
export type Progress = (hecho: number, total: number) => Promise<void>;

/** How many files an export works on, at the very most: sheets of a million rows each among them. */
const MOST_FILES = 400;

/** Removes what an export was working on. */
async function clear(base: string): Promise<void> {
  for (let index = 1; index <= MOST_FILES; index += 1) await rm(`${base}-${index}`, { force: true });
}

/**
 * Makes the archive of an export, in a process of its own. @param keep takes the archive before it is removed.
 * @throws ExportTooLarge, ExportGone by `progress`, the reason of `signal`.
 */
export async function makeExport(
  { clock, version, seals, directUrl, nameOf }: MakeOptions,
  entidadId: number,
  exporte: FilaExporte,
  {
    base,
    signal,
    progress,
    keep,
  }: { base: string; signal: AbortSignal; progress: Progress; keep(resultado: ResultadoExporte): Promise<void> },
): Promise<void> {
  const seal = await seals.openFor(entidadId);
  const encargo = {
    url: directUrl,
    entidadId,
    exporte,
    ahora: clock.now().toString(),
    version,
    base,
    nombre: nameOf(exporte),
    sitioDelSello: seal.roomBytes,
  };
  try {
    await keep(await makeApart(encargo, { signal, sign: seal.sign, progress }));
  } finally {
    await clear(base);
  }
}
