import type { DiaVista } from '@jornada/contract/registros.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { DiaResumido } from '@jornada/domain/limites/index.ts';
import type { MayorDia, SumaDeDias } from '@jornada/domain/registros/index.ts';

/**
 * What follows from a person's days before a given day. It is valid until midnight, as long as nothing is written to those days
 * and the company's configuration stays the same. With it, those days are no longer needed.
 */
export type Past = {
  hoy: Fecha;
  /** The days of this week before today, as they are shown. */
  dias: ReadonlyMap<Fecha, DiaVista>;
  /** The sum of the month before today. */
  mes: SumaDeDias;
  /** The day of the month before today that differs most. */
  mayor: MayorDia | null;
  /** The part of the days before today that the limits need. */
  resumidos: readonly DiaResumido[];
};
