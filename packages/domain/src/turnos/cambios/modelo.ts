import type { Disponibilidad } from '../../disponibilidad/modelo.ts';
import type { DiaSuelto, Fecha, Instante, Planner } from '../../horario/index.ts';
import type { Aviso, Regla } from '../../limites/index.ts';
import type { PersonaDelPlan } from '../plan/modelo.ts';

/**
 * Somebody who may take part in a change. `centros`: where else they may work. `dicho`: what they say of when they work, and when they cannot be asked to.
 */
export type PersonaDeCambio = PersonaDelPlan & { centros: ReadonlySet<number>; dicho: readonly Disponibilidad[] };

/**
 * The whole day of one person that another one does instead. `partes`: what it was when it was proposed; if it is something else by now, nothing
 * is done. A change is a list of these: one for a gift, one each way for a swap, five each way for a week, one for each arrow of a ring.
 */
export type Cesion = { de: number; a: number; fecha: Fecha; partes: DiaSuelto };

export type EntornoCambio = { planner: Planner; ahora: Instante; personas: ReadonlyMap<number, PersonaDeCambio> };

/** Why a change is refused. `no-disponible` says nothing more: absent, sick, without a contract, asked to be left alone, too young for the hours. */
export const MOTIVOS_CAMBIO = [
  'sin-turno',
  'flexible',
  'pasado',
  'mes-cerrado',
  'con-registros',
  'sin-publicar',
  'plan-cambiado',
  'otro-puesto',
  'otro-centro',
  'no-disponible',
  'ya-trabaja',
  'limite',
  'sin-devolucion',
] as const;
export type MotivoCambio = (typeof MOTIVOS_CAMBIO)[number];

/** `aviso`: the limit that the change would break, only with `limite`. */
export type ObstaculoCambio = { personaId: number; fecha: Fecha; motivo: MotivoCambio; aviso: Aviso | null };

/** Whether a change may go on, and what each person has to know of it. */
export type RevisionCambio = { obstaculos: ObstaculoCambio[]; avisos: { personaId: number; aviso: Aviso }[] };

/**
 * Limits that keep from a change: rests and hours that nobody can waive (ET 34.3), those of a day, and those of people under 18. The others only
 * warn: hours of a week are an average, and rows of nights are allowed to whoever wants them (ET 36.3).
 */
export const REGLAS_QUE_IMPIDEN: ReadonlySet<Regla> = new Set([
  'descanso-diario',
  'descanso-semanal',
  'pausa-minima',
  'trabajo-seguido',
  'jornada-diaria',
  'trabajo-nocturno',
]);

/** Rules about one day alone. A shift that breaks one for whoever gives it is not made worse by passing on. */
export const REGLAS_DEL_TURNO: ReadonlySet<Regla> = new Set(['pausa-minima', 'pausa-maxima', 'trabajo-seguido', 'jornada-diaria']);
