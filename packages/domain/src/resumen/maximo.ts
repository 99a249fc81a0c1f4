import type { Fecha } from '../horario/modelo.ts';
import { limitesEn } from '../limites/index.ts';
import type { LimitesPropios } from '../limites/modelo.ts';
import type { DiaDelResumen } from './modelo.ts';

/** A day with more effective work than its limit allowed, in minutes. */
export type DiaSobreMaximo = { fecha: Fecha; limiteMinutos: number };

/** The days above the daily maximum of their country and of the company's own limits. */
export function sobreMaximoDiario(
  dias: readonly Pick<DiaDelResumen, 'previsto' | 'linea' | 'minutos'>[],
  propios: readonly LimitesPropios[],
): DiaSobreMaximo[] {
  return dias.flatMap(({ previsto, linea: { fecha }, minutos }) => {
    const limite = limitesEn(previsto.centro?.pais ?? 'ES', fecha, propios)['jornada-diaria'];
    return limite && minutos.efectivo > limite.minutos ? [{ fecha, limiteMinutos: limite.minutos }] : [];
  });
}
