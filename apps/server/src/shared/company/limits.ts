import * as z from 'zod';
import type { LimitesPropios } from '@jornada/domain/limites/index.ts';

/** A year of minutes at most. */
const minutos = z.number().int().min(1).max(600_000);
const dias = z.number().int().min(1).max(366);
/** The source of the limit, such as "Convenio del metal, art. 12". A company's own value needs its own source. */
const norma = z.string().trim().min(1).max(80);
const limite = z.object({ minutos, norma });
const porCien = z.number().int().min(0).max(100);

/**
 * A company's own limits in one country from a day on, each rule complete. Null switches a rule off; rules left out stay the
 * law's.
 */
export const limitesPropios = z.object({
  pais: z.string().regex(/^[A-Z]{2}$/),
  vigente: z.iso.date(),
  reglas: z.strictObject({
    'descanso-diario': limite.extend({ partidaMinutos: minutos }).nullable().exactOptional(),
    'descanso-semanal': limite
      .extend({ sumaDiario: z.boolean(), acumulaDias: z.number().int().min(7).max(14) })
      .nullable()
      .exactOptional(),
    'pausa-minima': z
      .object({
        escalones: z.array(z.object({ trabajoMinutos: minutos, pausaMinutos: minutos })).min(1),
        bloqueMinutos: minutos,
        norma,
      })
      .nullable()
      .exactOptional(),
    'pausa-maxima': limite.nullable().exactOptional(),
    'trabajo-seguido': limite.extend({ cortaMinutos: minutos }).nullable().exactOptional(),
    'jornada-diaria': limite.nullable().exactOptional(),
    'jornada-semanal': limite
      .extend({ margenMinutos: z.number().int().min(0).max(10_080) })
      .nullable()
      .exactOptional(),
    'jornada-anual': limite.nullable().exactOptional(),
    'horas-extra-anual': limite
      .extend({ compensaMeses: z.number().int().min(1).max(12).exactOptional() })
      .nullable()
      .exactOptional(),
    'noches-seguidas': z
      .object({ dias: dias.max(20), nocturnosMinutos: minutos, cortaDias: dias.max(20), norma })
      .nullable()
      .exactOptional(),
    'trabajo-nocturno': limite
      .extend({
        minutos: z.number().int().min(0).max(1440),
        desdeMinutos: z.number().int().min(0).max(1439).exactOptional(),
        hastaMinutos: z.number().int().min(0).max(1439).exactOptional(),
      })
      .nullable()
      .exactOptional(),
    'horas-extra-prohibidas': z.object({ norma }).nullable().exactOptional(),
    complementarias: z
      .object({ pactadasPorCien: porCien, voluntariasPorCien: porCien, semanaMinutos: z.number().int().min(0).max(10_080), norma })
      .nullable()
      .exactOptional(),
  }),
  /** The agreement that they are of; without it everybody's. */
  convenio: z.number().int().min(1).nullable().exactOptional(),
  quien: z.literal('menores').exactOptional(),
});

// The setting has the shape of the domain's rule. This line does not compile if the two become different.
const _same: (propios: z.output<typeof limitesPropios>) => LimitesPropios = (propios) => propios;
void _same;
