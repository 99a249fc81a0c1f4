import * as z from 'zod/mini';
import { cleaned, entero, fecha, id } from '../valores.ts';

const minutos = entero.check(z.minimum(1), z.maximum(600_000));
const desdeCero = entero.check(z.minimum(0), z.maximum(600_000));
const delDia = entero.check(z.minimum(0), z.maximum(1439));
const porCien = entero.check(z.minimum(0), z.maximum(100));
const norma = z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(80), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const base = { minutos, norma };

/** The value of each rule, complete. */
const VALORES = {
  'descanso-diario': z.strictObject({ ...base, partidaMinutos: minutos }),
  'descanso-semanal': z.strictObject({ ...base, sumaDiario: z.boolean(), acumulaDias: entero.check(z.minimum(7), z.maximum(14)) }),
  'pausa-minima': z.strictObject({
    escalones: z.array(z.strictObject({ trabajoMinutos: minutos, pausaMinutos: minutos })).check(z.minLength(1), z.maxLength(5)),
    bloqueMinutos: minutos,
    norma,
  }),
  'pausa-maxima': z.strictObject(base),
  'trabajo-seguido': z.strictObject({ ...base, cortaMinutos: minutos }),
  'jornada-diaria': z.strictObject(base),
  'jornada-semanal': z.strictObject({ ...base, margenMinutos: entero.check(z.minimum(0), z.maximum(10_080)) }),
  'jornada-anual': z.strictObject(base),
  'horas-extra-anual': z.strictObject({ ...base, compensaMeses: z.optional(entero.check(z.minimum(1), z.maximum(12))) }),
  'noches-seguidas': z.strictObject({
    dias: entero.check(z.minimum(1), z.maximum(20)),
    nocturnosMinutos: minutos,
    cortaDias: entero.check(z.minimum(1), z.maximum(20)),
    norma,
  }),
  // Night hours of its own: both or none, in minutes since midnight.
  'trabajo-nocturno': z.strictObject({
    minutos: desdeCero.check(z.maximum(1440)),
    desdeMinutos: z.optional(delDia),
    hastaMinutos: z.optional(delDia),
    norma,
  }),
  'horas-extra-prohibidas': z.strictObject({ norma }),
  complementarias: z.strictObject({
    pactadasPorCien: porCien,
    voluntariasPorCien: porCien,
    semanaMinutos: desdeCero.check(z.maximum(10_080)),
    norma,
  }),
} as const;

const orNull = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type));

/** Rules with their values; null switches a rule off, what is left out stays as it was. */
export const valoresDeReglas = z.strictObject({
  'descanso-diario': orNull(VALORES['descanso-diario']),
  'descanso-semanal': orNull(VALORES['descanso-semanal']),
  'pausa-minima': orNull(VALORES['pausa-minima']),
  'pausa-maxima': orNull(VALORES['pausa-maxima']),
  'trabajo-seguido': orNull(VALORES['trabajo-seguido']),
  'jornada-diaria': orNull(VALORES['jornada-diaria']),
  'jornada-semanal': orNull(VALORES['jornada-semanal']),
  'jornada-anual': orNull(VALORES['jornada-anual']),
  'horas-extra-anual': orNull(VALORES['horas-extra-anual']),
  'noches-seguidas': orNull(VALORES['noches-seguidas']),
  'trabajo-nocturno': orNull(VALORES['trabajo-nocturno']),
  'horas-extra-prohibidas': orNull(VALORES['horas-extra-prohibidas']),
  complementarias: orNull(VALORES.complementarias),
});

const pais = z.string().check(z.regex(/^[A-Z]{2}$/));
/** For whom values are: a country, an agreement of it, and only those under 18. */
const paraQuien = { pais, convenio: z.optional(z.nullable(id)), menores: z.optional(z.boolean()) };

export const entradaLimites = z.strictObject({
  ...paraQuien,
  vigente: fecha.check(z.regex(/^20/)),
  reglas: valoresDeReglas,
});

/** The values of a company from a day on, as they were written. */
export const limitesEscritos = z.object({
  pais,
  convenio: z.nullable(z.int()),
  menores: z.boolean(),
  vigente: fecha,
  reglas: valoresDeReglas,
});
export type LimitesEscritos = z.output<typeof limitesEscritos>;

/** The rules of a country as they hold today for those with an agreement or without one, with the law beside them. */
export const limitesDePais = z.object({
  pais,
  convenio: z.nullable(z.object({ id: z.int(), nombre: z.string() })),
  menores: z.boolean(),
  hoy: valoresDeReglas,
  ley: valoresDeReglas,
});
export type LimitesDePais = z.output<typeof limitesDePais>;
