import * as z from 'zod/mini';
import { call } from '../call.ts';
import { INICIOS_ANTIGUEDAD } from '@jornada/domain/vacaciones/modelo.ts';
import { feature } from '../feature.ts';
import { AL_ENVIAR, alGuardar, solicitudCalls, anio, pedidaPorOtro } from '../solicitudes/solicitud-calls.ts';
import { avisoAlDecidir, estado, solicitudAbierta } from '../solicitudes/vistas.ts';
import { entero, fecha, id, idLargo, textoLibre, version } from '../valores.ts';
import {
  anoDeCalendario,
  cuentaDias,
  consecuencias,
  diaContado,
  equipo,
  lineaSaldo,
  mitad,
  politica,
  saldo,
  saldoDeAno,
} from './vistas.ts';

/** A day that is asked about: of this century, so that what is computed from it is a date of the wire, too. */
const dia = fecha.check(z.regex(/^20/));

const datosVacaciones = z.strictObject({
  desde: dia,
  hasta: dia,
  mitad: z.optional(mitad),
  comentario: z.optional(z.nullable(textoLibre)),
});

/** The fields of a form so far, in `data` of `vacaciones.nuevo`. */
export const borradorVacaciones = z.strictObject({
  id: z.optional(z.nullable(idLargo)),
  version: z.optional(z.nullable(version)),
  desde: z.optional(z.nullable(z.union([dia, z.literal('')]))),
  hasta: z.optional(z.nullable(z.union([dia, z.literal('')]))),
  mitad: z.optional(mitad),
  comentario: z.optional(z.nullable(textoLibre)),
});

/** The input of `vacaciones.guardar`, for its form. */
export const entradaVacaciones = z.extend(datosVacaciones, alGuardar);

/**
 * A request for vacations. `saldo`: the balance of its first year; `saldos`: of each year that it touches, without it and
 * with it. `avisos`: what whoever decides should know, while it waits
 * for them. `avisoDias`: how many days before its first one the company would like to be asked.
 */
const vacacionesVista = z.extend(solicitudAbierta, {
  mitad,
  cuenta: cuentaDias,
  saldo,
  saldos: z.array(saldoDeAno),
  equipo,
  avisos: z.array(avisoAlDecidir),
  avisoDias: z.int(),
});
export type VacacionesVista = z.output<typeof vacacionesVista>;

const nuevo = z.object({
  /** The fields as `data` says them; otherwise what they start with: those of the request that is changed, else none. */
  valores: z.object({ desde: z.nullable(fecha), hasta: z.nullable(fecha), mitad, comentario: z.nullable(z.string()) }),
  version: z.nullable(z.int()),
  /** The state of the request that is changed; null for a new one. */
  estado: z.nullable(estado),
  politica,
  saldo,
  /** Null while the dates are not complete. */
  consecuencias: z.nullable(consecuencias),
  /** Who will decide, in order. */
  decide: z.array(z.string()),
});

const ERRORES = [
  'vacaciones.sin-saldo',
  'vacaciones.sin-dias',
  'vacaciones.solapada',
  'vacaciones.mes-cerrado',
  'vacaciones.fuera-de-contrato',
  'vacaciones.demasiado-larga',
  'vacaciones.primer-dia-libre',
] as const;

const propio = { host: 'instance', acceso: 'vacaciones.ver:own', method: 'GET' } as const;
const gestion = { host: 'instance', acceso: 'vacaciones.gestionar:all', nuestra: true, soloTitular: true } as const;

/** Days with up to two decimals, also negative. */
const ajuste = z.number().check(z.minimum(-366), z.maximum(366), z.multipleOf(0.01));

export const entradaAjuste = z.strictObject({
  persona: id,
  anio,
  clase: z.enum(['compensacion', 'ajuste']),
  dias: ajuste,
  caduca: z.optional(z.nullable(dia)),
  motivo: textoLibre.check(z.minLength(1)),
  clave: z.uuid(),
});

export const entradaPolitica = z.strictObject({
  version: z.optional(version),
  /** The first day on which it holds. Earlier days keep the rules that they had. */
  desde: dia,
  base: z.enum(['naturales', 'laborables', 'lunes-sabado']),
  diasAno: z.number().check(z.minimum(0), z.maximum(366), z.multipleOf(0.01)),
  /** Of those who work so many days a week, where working days are counted: five, unless it says otherwise. Others have them in proportion. */
  diasSemana: z.optional(entero.check(z.minimum(1), z.maximum(7))),
  devengo: z.enum(['ano-entero', 'por-dias']),
  redondeo: z.enum(['arriba', 'medio', 'ninguno']),
  permiteMedios: z.boolean(),
  avisoDias: entero.check(z.minimum(0), z.maximum(365)),
  arrastreHasta: z.optional(z.nullable(z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)))),
  arrastreMaximo: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(366), z.multipleOf(0.01)))),
  /** Whether days taken beyond the right of a year are taken from the next one; they are, unless it says no. */
  arrastraDeuda: z.optional(z.boolean()),
  primerDiaLibre: z.enum(['permitir', 'avisar', 'impedir']),
  mediosDias: z.array(z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))).check(z.maxLength(10)),
  antiguedad: z
    .array(
      z.strictObject({
        anos: entero.check(z.minimum(1), z.maximum(60)),
        dias: z.number().check(z.minimum(0), z.maximum(60), z.multipleOf(0.01)),
      }),
    )
    .check(z.maxLength(10)),
  /** From when; from 1 January of the year in which the years are completed, unless it says otherwise. */
  antiguedadDesde: z.optional(z.enum(INICIOS_ANTIGUEDAD)),
  /** The least number of people of a department who should be there; null: nobody checks it. In hundredths of the department. */
  presenciaMinimaPorCiento: z.optional(z.nullable(entero.check(z.minimum(0), z.maximum(100)))),
});
const politicaGestionada = z.extend(entradaPolitica, { version: z.int() });

export const vacaciones = feature('vacaciones', {
  resumen: 'Vacations: asking for them, what is left, and the rules of the company.',
  modulo: 'vacaciones',
  esquemas: {
    SaldoVacaciones: saldo,
    VacacionesVista: vacacionesVista,
    DiasContados: cuentaDias,
    Consecuencias: consecuencias,
    Equipo: equipo,
    LineaSaldo: lineaSaldo,
    SaldoDeAno: saldoDeAno,
    DiaContado: diaContado,
    ReglasVacaciones: politica,
  },
  permisos: { 'ver:own': ['empleado'], 'gestionar:all': ['admin'] },
  errores: {
    'sin-saldo': 409,
    'sin-dias': 422,
    solapada: 409,
    'mes-cerrado': 409,
    'fuera-de-contrato': 422,
    'demasiado-larga': 422,
    'primer-dia-libre': 422,
    'persona-no-existe': 404,
    'politica-no-valida': 422,
  },
  auditoria: { politica: 'empresa', ajustar: 'persona' },
  novedades: true,
  llamadas: {
    ...solicitudCalls({
      base: '/vacaciones',
      acceso: 'vacaciones.ver:own',
      eliminar: '/vacaciones/eliminarpeticion',
      datos: datosVacaciones,
      vista: vacacionesVista,
      nuevo,
      errores: ERRORES,
    }),
    resumen: call({
      ...propio,
      path: '/vacaciones/resumen',
      resumen: 'The balance of a year with its lines; as of today, or of the day that is asked for.',
      entrada: z.strictObject({ anio: z.optional(anio), en: z.optional(dia) }),
      salida: z.object({ saldo, politica }),
      errores: [],
    }),
    obtenerinformaciondiasvacaciones: call({
      ...propio,
      path: '/vacaciones/obtenerinformaciondiasvacaciones',
      resumen: 'How many days of vacation some dates would take, day by day, and why.',
      entrada: z.strictObject({ desde: dia, hasta: dia, mitad: z.optional(z.enum(['manana', 'tarde'])) }),
      salida: cuentaDias,
      errores: ['vacaciones.demasiado-larga'],
    }),
    getCalendario: call({
      ...propio,
      path: '/vacaciones/getCalendario',
      resumen: 'Public holidays and own absences of some years. `anios`: up to five of them, with commas.',
      entrada: z.strictObject({ anios: z.optional(z.string().check(z.regex(/^20\d\d(?:,20\d\d){0,4}$/))) }),
      salida: z.object({ items: z.array(anoDeCalendario) }),
      errores: [],
    }),
    pedirDe: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/vacaciones/pedir',
      cambia: ['solicitudes', 'registros', 'resumen', 'bandeja', 'mes'],
      resumen: "Asks for vacations in somebody's name. It is decided like their own request, never by whoever asked.",
      entrada: z.extend(datosVacaciones, { persona: id }),
      salida: pedidaPorOtro,
      errores: [...AL_ENVIAR, ...ERRORES, 'vacaciones.persona-no-existe'],
    }),
    politica: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/vacaciones/politica',
      resumen: 'The rules for vacations that hold now, and those to come.',
      entrada: z.strictObject({}),
      /** `pais`: by whose law the rules are measured. */
      salida: z.object({ items: z.array(politicaGestionada), total: z.int(), pais: z.string() }),
      errores: [],
    }),
    guardarPolitica: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/vacaciones/politica',
      resumen: 'Changes the rules from a day on.',
      entrada: entradaPolitica,
      salida: politicaGestionada,
      errores: ['vacaciones.politica-no-valida', 'general.cambiado-entretanto'],
    }),
    saldos: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/vacaciones/saldos',
      costosa: true,
      resumen: 'The balances of people, by name.',
      entrada: z.strictObject({
        anio: z.optional(anio),
        texto: z.optional(z.string().check(z.maxLength(100))),
        persona: z.optional(id),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({
        items: z.array(z.object({ persona: z.object({ id: z.int(), nombre: z.string() }), saldo })),
        total: z.int(),
      }),
      errores: [],
    }),
    ajustar: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/vacaciones/ajustar',
      resumen: 'Gives somebody days or takes them away, with the reason. The key makes it happen once.',
      entrada: entradaAjuste,
      salida: saldo,
      errores: ['vacaciones.persona-no-existe', 'general.clave-reutilizada'],
    }),
  },
});
