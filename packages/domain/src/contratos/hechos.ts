import type { Fecha } from '../horario/modelo.ts';
import { COMPLETA, type Duracion, type HechosContrato } from './modelo.ts';

const MAYOR_DE_EDAD = 18;

/** The version that holds on a day; null: nothing is known of it. `versiones`: in any order. */
export function contratoEn<Version extends Pick<HechosContrato, 'desde'>>(versiones: readonly Version[], fecha: Fecha): Version | null {
  return versiones.filter(({ desde }) => desde <= fecha).toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0] ?? null;
}

export const isParcial = ({ porMil }: Pick<HechosContrato, 'porMil'>): boolean => porMil < COMPLETA;

const PERMANENTES: ReadonlySet<Duracion> = new Set(['indefinido', 'fijo-discontinuo']);
export const isPermanente = ({ duracion }: Pick<HechosContrato, 'duracion'>): boolean => PERMANENTES.has(duracion);

/** The first day on which somebody is of age. Who was born on 29 February is so on 1 March, as on every day after the eve of it. */
export function mayorDesde(nacimiento: Fecha): Fecha {
  const born = Temporal.PlainDate.from(nacimiento);
  const birthday = born.add({ years: MAYOR_DE_EDAD });
  return (birthday.day === born.day ? birthday : birthday.add({ days: 1 })).toString();
}

/** Whether somebody is under 18 on a day. Of whom no birth date is known nobody can say it. */
export const isMenor = (nacimiento: Fecha | null, fecha: Fecha): boolean => nacimiento !== null && fecha < mayorDesde(nacimiento);
