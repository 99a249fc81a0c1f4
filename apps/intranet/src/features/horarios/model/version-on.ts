import type { DefinicionHorario } from '@jornada/contract';

/** What a schedule is from a day on. */
export type Version = { desde: string; definicion: DefinicionHorario };

/** The version that applies on a day, or the first future one. `versiones`: newest first. */
export const versionOn = <T extends Version>(versiones: readonly T[], fecha: string): T | undefined =>
  versiones.find(({ desde }) => desde <= fecha) ?? versiones.at(-1);

/** The same versions with another one in its place: what a change would make of a schedule. */
export const withVersion = (versiones: readonly Version[], version: Version): Version[] =>
  [version, ...versiones.filter(({ desde }) => desde !== version.desde)].toSorted((a, b) => (a.desde < b.desde ? 1 : -1));
