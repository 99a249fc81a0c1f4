import * as z from 'zod/mini';
import { CATEGORIAS_EXCESO, FUENTES_EXCESO } from '@jornada/domain/excesos/modelo.ts';
import { fecha, instante } from '../valores.ts';

export const categoria = z.enum(CATEGORIAS_EXCESO);
const nombrado = z.object({ id: z.int(), nombre: z.string() });

/** Minutes of each category. */
export const sumaExceso = z.object({
  pagada: z.int(),
  descanso: z.int(),
  'fuerza-mayor': z.int(),
  complementaria: z.int(),
  flexible: z.int(),
});
export type SumaExcesoVista = z.output<typeof sumaExceso>;

/** A day with more minutes than planned. */
export const diaExceso = z.object({
  fecha,
  exceso: z.int(),
  partes: z.array(z.object({ categoria, minutos: z.int(), fuente: z.enum(FUENTES_EXCESO) })),
});
export type DiaExcesoVista = z.output<typeof diaExceso>;

/** Such a day of somebody, for those who decide. `libres`: minutes that no approved request has, to be decided by hand. */
export const diaExcesoDePersona = z.extend(diaExceso, {
  persona: nombrado,
  libres: z.int(),
  cerrado: z.boolean(),
  decision: z.nullable(z.object({ motivo: z.string(), autor: z.string(), momento: instante })),
});
export type DiaExcesoDePersona = z.output<typeof diaExcesoDePersona>;

/** The limit of overtime of a year. `porDescansar`: minutes that count if they are not rested in time. Null: there is no limit. */
export const contador = z.object({
  ano: z.int(),
  suma: sumaExceso,
  cuentan: z.int(),
  porDescansar: z.int(),
  limite: z.nullable(z.int()),
  quedan: z.nullable(z.int()),
  norma: z.nullable(z.string()),
});
export type ContadorVista = z.output<typeof contador>;

export const contadorDePersona = z.extend(contador, { persona: nombrado });
export type ContadorDePersona = z.output<typeof contadorDePersona>;

export const reglaExceso = z.object({ desde: z.nullable(fecha), convenio: z.nullable(nombrado), completa: categoria, parcial: categoria });
export type ReglaExcesoVista = z.output<typeof reglaExceso>;
