import * as z from 'zod/mini';
import { CLASES_MOVIMIENTO, ORIGENES_BOLSA } from '@jornada/domain/bolsa/modelo.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, fecha, id, instante, nada, textoLibre } from './valores.ts';

/** Minutes that were added to the bank: minutos = usados + caducados + quedan. */
const loteBolsa = z.object({
  /** The id of the movement. */
  id: z.int(),
  /** The day that the minutes come from. */
  fecha,
  clase: z.enum(CLASES_MOVIMIENTO),
  origen: z.enum(ORIGENES_BOLSA),
  minutos: z.int(),
  usadosMinutos: z.int(),
  caducadosMinutos: z.int(),
  quedanMinutos: z.int(),
  /** The last day on which they can be used; null: no expiry. */
  caduca: z.nullable(fecha),
});

/** One line of the account, oldest first. `saldoMinutos` is the sum up to this line. */
const movimientoBolsa = z.object({
  /** Null for a line that nobody wrote: it follows from an absence or from an expiry. */
  id: z.nullable(z.int()),
  clase: z.enum(CLASES_MOVIMIENTO),
  fecha,
  minutos: z.int(),
  saldoMinutos: z.int(),
  caduca: z.nullable(fecha),
  motivo: z.nullable(z.string()),
  /** The author; null for closings made from the record, absences and expiries. */
  autor: z.nullable(z.string()),
  momento: z.nullable(instante),
  /** A closing without effect, because its month was reopened; or the reopening that cancels it. */
  anulado: z.boolean(),
});

/** The hour bank of one person on `hoy`: a sum that can be followed line by line. */
const cuentaBolsa = z.object({
  hoy: fecha,
  saldoMinutos: z.int(),
  /** Approved time off on future days, not taken yet. */
  comprometidosMinutos: z.int(),
  /** Null: no cap. Minutes above it stay in the bank and should be paid out or taken. */
  topeMinutos: z.nullable(z.int()),
  excesoMinutos: z.int(),
  /** The minutes of today's balance that expire next. */
  proximaCaducidad: z.nullable(z.object({ fecha, minutos: z.int() })),
  /** First the grants with minutes left, in the order of their expiry; then those used up or expired, the newest first. */
  lotes: z.array(loteBolsa),
  movimientos: z.array(movimientoBolsa),
});
export type CuentaBolsaVista = z.output<typeof cuentaBolsa>;

/** How somebody's bank stands today. */
const saldoDeBolsa = z.object({
  /** The person's, after which the list goes on. */
  id: z.int(),
  persona: z.object({ id: z.int(), nombre: z.string() }),
  ...z.pick(cuentaBolsa, { saldoMinutos: true, comprometidosMinutos: true, excesoMinutos: true, proximaCaducidad: true }).shape,
});
export type SaldoDeBolsa = z.output<typeof saldoDeBolsa>;

const regla = z.object({
  desde: fecha,
  /** Months until minutes expire: for irregular distribution, and for overtime to be compensated with rest. */
  irregularMeses: z.int(),
  extraMeses: z.int(),
  topeMinutos: z.nullable(z.int()),
});
const meses = entero.check(z.minimum(1), z.maximum(60));

const comun = { host: 'instance', acceso: 'bolsa.gestionar:all', nuestra: true, soloTitular: true } as const;
const dePersona = z.object({ persona: z.object({ id: z.int(), nombre: z.string() }), cuenta: cuentaBolsa });

export const entradaMovimientoBolsa = z.strictObject({
  persona: id,
  clase: z.enum(['ajuste', 'abono']),
  minutos: entero.check(z.minimum(-60_000), z.maximum(60_000)),
  origen: z.optional(z.enum(ORIGENES_BOLSA)),
  motivo: textoLibre.check(z.minLength(1)),
});
export const entradaReglaBolsa = z.strictObject({
  desde: fecha,
  irregularMeses: meses,
  extraMeses: meses,
  topeMinutos: z.nullable(entero.check(z.minimum(0), z.maximum(600_000))),
});

/** The hour banks of a company, for the people who manage them. Everybody reads their own. */
export const bolsa = feature('bolsa', {
  esquemas: { CuentaBolsa: cuentaBolsa, SaldoDeBolsa: saldoDeBolsa },
  resumen: 'Hour banks: what was taken in, used and paid out, and how long it lasts.',
  permisos: { 'gestionar:all': ['admin'] },
  errores: { 'persona-no-existe': 404, 'sin-saldo': 409, 'supera-tope': 409, 'regla-pasada': 422 },
  auditoria: { anotar: 'persona', 'cambiar-reglas': 'empresa' },
  llamadas: {
    propia: call({
      host: 'instance',
      method: 'GET',
      acceso: 'registros.ver:own',
      nuestra: true,
      path: '/registros/bolsa',
      resumen: 'The own hour bank: movements, and what is left of each grant and until when.',
      entrada: nada,
      salida: cuentaBolsa,
      errores: [],
    }),
    listado: call({
      ...comun,
      method: 'GET',
      path: '/intranet/bolsa/listado',
      costosa: true,
      resumen:
        'The hour banks of some of those who work here: what each has, what is promised, and what expires next. By name it costs the same however many people there are; by balance all banks are computed.',
      entrada: z.strictObject({
        texto: z.optional(z.string().check(z.maxLength(100))),
        /** Default `nombre`. */
        sort: z.optional(z.enum(['nombre', 'saldo'])),
        dir: z.optional(z.enum(['asc', 'desc'])),
        /** The `id` of the last one of the previous part; without it the list begins. */
        tras: z.optional(id),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(50))),
      }),
      salida: z.object({
        items: z.array(saldoDeBolsa),
        /** Whether more people follow. */
        hayMas: z.boolean(),
      }),
      errores: [],
    }),
    cuenta: call({
      ...comun,
      method: 'GET',
      path: '/intranet/bolsa',
      resumen: "One person's hour bank with its movements and what is left of each grant.",
      entrada: z.strictObject({ persona: id }),
      salida: dePersona,
      errores: ['bolsa.persona-no-existe'],
    }),
    anotar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/bolsa',
      resumen:
        'Writes an adjustment (signed) or a payout (positive) into a bank, with its reason. It cannot be changed, only adjusted again.',
      entrada: entradaMovimientoBolsa,
      salida: dePersona,
      errores: ['bolsa.persona-no-existe', 'bolsa.sin-saldo', 'bolsa.supera-tope', 'general.datos-no-validos', 'general.clave-reutilizada'],
    }),
    reglas: call({
      ...comun,
      method: 'GET',
      path: '/intranet/bolsa/reglas',
      resumen: 'How long minutes last and how many may gather, from which day on; the newest first.',
      entrada: nada,
      salida: z.object({ items: z.array(regla) }),
      errores: [],
    }),
    cambiarReglas: call({
      ...comun,
      method: 'POST',
      path: '/intranet/bolsa/reglas',
      resumen:
        'Decides anew, from a day on, how long minutes last and how many may gather. What is in a bank already keeps the day on which it expires.',
      entrada: entradaReglaBolsa,
      salida: z.object({ items: z.array(regla) }),
      errores: ['bolsa.regla-pasada'],
    }),
  },
});
