import type { DiaVista } from '@jornada/contract/registros.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { DiaResumido } from '@jornada/domain/limites/index.ts';
import type { SumaDeDias } from '@jornada/domain/registros/index.ts';

/**
 * What follows from a person's days before a day. It stays the same until midnight, as long as nothing is written to them and the company's
 * configuration is the same; then whoever has it needs those days no more.
 */
export type Past = {
  hoy: Fecha;
  /** Days of this week before today, as they are shown. */
  dias: ReadonlyMap<Fecha, DiaVista>;
  /** The month before today. */
  mes: SumaDeDias;
  /** What the limits need of the days before today. */
  resumidos: readonly DiaResumido[];
};
