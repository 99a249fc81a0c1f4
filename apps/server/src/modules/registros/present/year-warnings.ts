import type { AvisoVista } from '@jornada/contract/registros.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { avisosDelAno, REGLAS } from '@jornada/domain/limites/index.ts';
import type { Lectura } from '../person/reader.ts';
import { limitsOf, maskWarning } from './warnings.ts';
import type { SumasLeidas } from '../person/year-sums-repo.ts';

/**
 * What a person's year has broken, by day: the hours of a year as they are now, and what categories of overtime break, as it was last
 * computed. `sumas`: their days from 1 January to the end of the span.
 */
export function warningsOfYear(lectura: Lectura, { dias, incumplidas }: SumasLeidas): Map<Fecha, AvisoVista[]> {
  const { empresa } = lectura;
  if (!empresa.ajustes.avisarLimites) return new Map();
  const sums = dias.map(({ fecha, efectivos }) => ({ fecha, efectivos, cuentan: 0 }));
  const stored = incumplidas.map((one) => ({ ...one, posibleDesde: null }));
  return Map.groupBy(
    [...avisosDelAno(sums, limitsOf(lectura)), ...stored]
      .toSorted((a, b) => REGLAS.indexOf(a.regla) - REGLAS.indexOf(b.regla))
      .map((aviso) => maskWarning(aviso, empresa)),
    ({ fecha }) => fecha,
  );
}
