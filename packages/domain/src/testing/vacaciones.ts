import { cantidadDe } from '../vacaciones/cantidad.ts';
import type { Concesion, PeticionVacaciones, PoliticaVacaciones, UsoVacaciones } from '../vacaciones/modelo.ts';

/** Twenty-two working days a year, and nothing else. */
export const politica = (resto: Partial<PoliticaVacaciones> = {}): PoliticaVacaciones => ({
  base: 'laborables',
  anual: cantidadDe(22),
  diasSemana: 5,
  redondeo: 'ninguno',
  arrastre: null,
  arrastraDeuda: true,
  antiguedad: [],
  antiguedadDesde: 'ano',
  mediosDias: [],
  primerDiaDescanso: 'permitido',
  avisoDias: 0,
  minimo: 0,
  bajaMeses: 18,
  bajaParcial: true,
  ...resto,
});

export const peticion = (desde: string, hasta = desde, mitad: PeticionVacaciones['mitad'] = null): PeticionVacaciones => ({
  desde,
  hasta,
  mitad,
});

/** The days of the year 2026, or as given. */
export const concesion = (dias: number, resto: Partial<Concesion> = {}): Concesion => {
  const ano = resto.ano ?? 2026;
  return { id: 1, clase: 'anual', ano, cantidad: cantidadDe(dias), desde: `${ano}-01-01`, hasta: `${ano}-12-31`, ...resto };
};

/** A whole day of each date. */
export const usos = (fechas: readonly string[], resto: Partial<UsoVacaciones> = {}): UsoVacaciones[] =>
  fechas.map((fecha) => ({ solicitudId: 1, fecha, cantidad: cantidadDe(1), estado: 'aprobado', ...resto }));
