import { isMesCerrado } from '../../cierres/modelo.ts';
import type { Fecha } from '../../horario/index.ts';
import type { ObstaculoDia, PersonaDelPlan } from './modelo.ts';

type Quien = Pick<PersonaDelPlan, 'laboral' | 'cierres' | 'conRegistros'>;

/**
 * Why the plan of a day cannot change: it is over, its month is closed, somebody has clocked on it, or there is no contract. Null: it can.
 * `hoy`: today where the person works. So whatever is over keeps the plan that held.
 */
export function obstaculoDelDia({ laboral, cierres, conRegistros }: Quien, fecha: Fecha, hoy: Fecha): ObstaculoDia | null {
  if (fecha < hoy) return 'pasado';
  if (isMesCerrado(laboral, cierres, fecha)) return 'mes-cerrado';
  if (conRegistros.has(fecha)) return 'con-registros';
  return laboral.planDia(fecha).motivo === 'sin-contrato' ? 'sin-contrato' : null;
}

/** Whether somebody has been told what they do on a day. */
export const isPublished = ({ publicado }: Pick<PersonaDelPlan, 'publicado'>, fecha: Fecha): boolean =>
  publicado.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta);
