import type { Fecha } from '../horario/modelo.ts';
import type { Limites } from '../limites/modelo.ts';
import type { DiaDelResumen } from './modelo.ts';

/** A day with more effective work than its limit allowed, in minutes. */
export type DiaSobreMaximo = { fecha: Fecha; limiteMinutos: number };

/** The days above the daily maximum of the person. */
export function sobreMaximoDiario(
  dias: readonly Pick<DiaDelResumen, 'linea' | 'minutos'>[],
  limites: (fecha: Fecha) => Limites,
): DiaSobreMaximo[] {
  return dias.flatMap(({ linea: { fecha }, minutos }) => {
    const limite = limites(fecha)['jornada-diaria'];
    return limite && minutos.efectivo > limite.minutos ? [{ fecha, limiteMinutos: limite.minutos }] : [];
  });
}
