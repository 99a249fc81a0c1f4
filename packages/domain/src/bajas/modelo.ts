import type { Fecha } from '../horario/modelo.ts';

/**
 * Kinds of leave for sickness and the like. `observacion`: of an occupational disease. No diagnosis is ever asked for; the special
 * ones say more than others, and are shown to as few people.
 */
export const TIPOS_BAJA = [
  'enfermedad-comun',
  'accidente-no-laboral',
  'accidente-trabajo',
  'enfermedad-profesional',
  'observacion',
  'menstruacion-incapacitante',
  'interrupcion-embarazo',
  'semana-39',
  'donacion-organos',
  'nacimiento',
  'riesgo-embarazo',
  'riesgo-lactancia',
] as const;
export type TipoBaja = (typeof TIPOS_BAJA)[number];

/** Kinds that come from pregnancy, birth or lactation: vacation that falls into them can be used later without an end. */
const SIN_LIMITE = new Set<TipoBaja>(['interrupcion-embarazo', 'semana-39', 'nacimiento', 'riesgo-embarazo', 'riesgo-lactancia']);

/** Whether vacation that a leave of this kind gives back has no last day. */
export const isVacacionSinLimite = (tipo: TipoBaja): boolean => SIN_LIMITE.has(tipo);

/** Kinds that are no incapacity for work: they have neither reviews nor a longest duration. */
const SIN_REVISION = new Set<TipoBaja>(['nacimiento', 'riesgo-embarazo', 'riesgo-lactancia']);

/** Whether it is an incapacity for work, with reviews and a longest duration. */
export const isIncapacidad = (tipo: TipoBaja): boolean => !SIN_REVISION.has(tipo);

/**
 * A leave. `duracionDias`: expected days, the first one included; null: not known. `confirmaciones`: days of reviews at which it
 * was confirmed. `hasta`: its last day; null: it lasts. `recaidaDe`: the leave of which it is a relapse. `pais`: the country where the
 * person works, whose rules hold.
 */
export type BajaMedica = {
  id: number;
  pais: string;
  tipo: TipoBaja;
  desde: Fecha;
  hasta: Fecha | null;
  duracionDias: number | null;
  confirmaciones: readonly Fecha[];
  recaidaDe: number | null;
};
