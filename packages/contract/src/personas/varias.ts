import * as z from 'zod/mini';
import { IMPEDIMENTOS } from '@jornada/domain/personas/assign.ts';
import { call } from '../call.ts';
import { fecha, id } from '../valores.ts';

/** Maximum number of people changed in one call. */
export const MAXIMO_VARIAS = 500;

/** The people who cannot be given the schedule, centre or department, and why: the `content` of `personas.no-pueden`. */
const impedidas = z.object({
  impedidas: z.array(z.object({ id: z.int(), nombre: z.string(), motivo: z.enum(IMPEDIMENTOS) })),
});
export type Impedidas = z.output<typeof impedidas>;

export const invitarVarias = call({
  host: 'instance',
  nuestra: true,
  soloTitular: true,
  acceso: 'personas.gestionar:all',
  method: 'POST',
  path: '/intranet/personas/invitar-varias',
  costosa: true,
  resumen:
    'Invites those of several people who have neither a password nor an invitation. With `otraVez` those too whose invitation is not used yet: what they had is worthless from then on. Whoever has a password, or no open account, stays as they are; whoever has no mail address is counted.',
  entrada: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(MAXIMO_VARIAS)),
    otraVez: z.optional(z.boolean()),
  }),
  salida: z.object({
    invitadas: z.int(),
    /** People with an unused invitation. They got no new one. */
    pendientes: z.array(z.int()),
    sinCorreo: z.int(),
    iguales: z.int(),
  }),
  errores: ['personas.no-existe'],
});

export const entradaVarias = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(MAXIMO_VARIAS)),
  contrato: z.optional(z.strictObject({ desde: fecha, centroId: z.optional(id), horarioId: z.optional(id) })),
  /** Null removes them from their department. */
  departamentoId: z.optional(z.nullable(id)),
});

export const asignarVarias = call({
  host: 'instance',
  nuestra: true,
  soloTitular: true,
  acceso: 'personas.gestionar:all',
  method: 'POST',
  path: '/intranet/personas/asignar-varias',
  cambia: ['horarios', 'centros', 'departamentos'],
  costosa: true,
  resumen:
    'Gives several people another schedule or centre from a day on, or another department at once: all of them or nobody. What is not given stays as it is. Where somebody cannot, `content` says who and why.',
  entrada: entradaVarias,
  /** Who was changed; `iguales`: how many already had all the values. */
  salida: z.object({ cambiadas: z.array(z.int()), iguales: z.int() }),
  errores: [
    'personas.no-existe',
    'personas.no-pueden',
    'personas.centro-no-existe',
    'personas.horario-no-existe',
    'personas.departamento-no-existe',
  ],
});
