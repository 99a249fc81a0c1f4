import * as z from 'zod/mini';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { fecha, instante } from '../valores.ts';

/** Why a limit was broken. */
export const CAUSAS_LIMITE = ['fuerza-mayor', 'necesidad', 'voluntad', 'error', 'otra'] as const;
export type CausaLimite = (typeof CAUSAS_LIMITE)[number];

const respuesta = z.object({ causa: z.enum(CAUSAS_LIMITE), texto: z.string(), autor: z.string(), momento: instante });

/** A limit that a day broke. `vigente` false: the record says otherwise by now, and only the answers are left. */
export const incumplimiento = z.object({
  fecha,
  regla: z.enum(REGLAS),
  norma: z.string(),
  limiteMinutos: z.int(),
  valorMinutos: z.int(),
  vigente: z.boolean(),
  respuestas: z.array(respuesta),
});
export type IncumplimientoVista = z.output<typeof incumplimiento>;

export const incumplimientoDePersona = z.extend(incumplimiento, { persona: z.object({ id: z.int(), nombre: z.string() }) });
export type IncumplimientoDePersona = z.output<typeof incumplimientoDePersona>;
