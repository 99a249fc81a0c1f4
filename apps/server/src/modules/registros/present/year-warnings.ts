import type { AvisoVista } from '@jornada/contract/registros.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { avisosDelAno, type SumaDia } from '@jornada/domain/limites/index.ts';
import { laborOf } from '../person/labor.ts';
import type { Lectura } from '../person/reader.ts';
import { limitsOf, maskWarning } from './warnings.ts';
import type { SumasLeidas } from '../person/year-sums-repo.ts';

/**
 * The yearly limits that a person has passed, by the day on which that happened. `sumas`: their days from 1 January to the end of
 * the span. The plan counts from the first recorded day. Incomplete and future days do not count.
 * Time off in lieu repays hours that were worked before (ET 35.2).
 */
export function warningsOfYear(lectura: Lectura, { dias, ausencias }: SumasLeidas): Map<Fecha, AvisoVista[]> {
  const { empresa, persona, estado } = lectura;
  const [first] = dias;
  const last = dias.at(-1);
  if (!empresa.ajustes.avisarLimites || !first || !last) return new Map();
  const lived = new Map(dias.map((dia) => [dia.fecha, dia]));
  const laboral = laborOf({ asignaciones: persona.asignaciones, ausencias }, empresa);
  const sums = laboral.planDias(first.fecha, last.fecha).map(({ fecha, minutos }): SumaDia => {
    const { efectivos = 0, trabajados = 0, incompleta = false } = lived.get(fecha) ?? {};
    return fecha >= estado.fecha || incompleta
      ? { fecha, efectivos, trabajados: 0, previstos: 0, compensados: 0 }
      : { fecha, efectivos, trabajados, previstos: minutos, compensados: laboral.minutosCompensados(fecha) };
  });
  return Map.groupBy(
    avisosDelAno(sums, limitsOf(lectura)).map((aviso) => maskWarning(aviso, empresa)),
    ({ fecha }) => fecha,
  );
}
