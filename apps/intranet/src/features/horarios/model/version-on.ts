import type { HorarioGestionado } from '@jornada/contract';

type Version = HorarioGestionado['versiones'][number];

/** The version that applies on a day, or the first future one. `versiones`: newest first. */
export const versionOn = (versiones: readonly Version[], fecha: string): Version | undefined =>
  versiones.find(({ desde }) => desde <= fecha) ?? versiones.at(-1);
