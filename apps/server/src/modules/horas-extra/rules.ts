import { REGLAS_EXTRA, type ReglasExtra } from '@jornada/domain/horas-extra/index.ts';
import { semanaDe } from '@jornada/domain/horas-extra/index.ts';
import type { Limites } from '@jornada/domain/limites/index.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';

/** The rules of a company as they are stored. */
export type ReglasEscritas = { desde: string; version: number; reglas: ReglasExtra };

export const rulesOn = (escritas: readonly ReglasEscritas[], fecha: string): ReglasExtra =>
  escritas.findLast(({ desde }) => desde <= fecha)?.reglas ?? REGLAS_EXTRA;

/** Where no schedule says how long a week is. */
const CUARENTA_HORAS = 2400;

/** The week of those who work full time: as the company says, otherwise the longest of its schedules that the law allows. */
export function fullWeek(
  { horarios }: Configuracion,
  { semanaMinutos }: ReglasExtra,
  { fecha, limites }: { fecha: string; limites: Limites },
): number {
  if (semanaMinutos !== null) return semanaMinutos;
  const weeks = [...horarios.values()].flatMap((versiones) => {
    const version = versiones.findLast(({ desde }) => desde <= fecha) ?? versiones[0];
    return version ? [semanaDe(version.definicion)] : [];
  });
  const longest = Math.max(0, ...weeks);
  const most = limites['jornada-semanal']?.minutos ?? Infinity;
  return Math.min(longest === 0 ? CUARENTA_HORAS : longest, most);
}
