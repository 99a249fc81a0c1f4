import * as z from 'zod/mini';
import {
  type CodigoPermiso,
  CONTADORES_PERMISO,
  INICIOS_PERMISO,
  JUSTIFICANTES,
  PAGOS_PERMISO,
  UNIDADES_PERMISO,
} from '@jornada/domain/permisos/modelo.ts';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { ficheroVista, listaDeFicheros } from '../ficheros.ts';
import { AL_ENVIAR, alGuardar, anio, solicitudCalls, pedidaPorOtro } from '../solicitudes/solicitud-calls.ts';
import { estado } from '../solicitudes/vistas.ts';
import { entero, fecha, id, idLargo, nada, textoHasta, textoLibre, version } from '../valores.ts';
import { CAMPOS_DE_PERMISOS } from './campos.ts';
import {
  codigoPermiso,
  consecuenciasPermiso,
  contadorPermiso,
  cuentaPermiso,
  familiaGestionada,
  familiaPropia,
  lineaResumen,
  permisoVista,
  reglaGestionada,
  tipoPermiso,
} from './vistas.ts';

/** A day that is asked about: of this century, so that what is computed from it is a date of the wire, too. */
const dia = fecha.check(z.regex(/^20/));
const minutosDelDia = entero.check(z.minimum(1), z.maximum(1440));
/** From which hour of each day, by the clock of where one works. */
const horaDelDia = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const kilometros = entero.check(z.minimum(0), z.maximum(40_000));
const hijosDelParto = entero.check(z.minimum(1), z.maximum(9));
const gradoPedido = entero.check(z.minimum(1), z.maximum(2));

/** What one says about a permit; what its kind does not depend on is not kept. `minutos`: of each day. */
const datosPermiso = z.strictObject({
  codigo: codigoPermiso,
  desde: dia,
  hasta: dia,
  hecho: z.optional(z.nullable(dia)),
  minutos: z.optional(z.nullable(minutosDelDia)),
  horaInicio: z.optional(z.nullable(horaDelDia)),
  grado: z.optional(z.nullable(gradoPedido)),
  viaje: z.optional(z.boolean()),
  km: z.optional(z.nullable(kilometros)),
  monoparental: z.optional(z.boolean()),
  hijos: z.optional(z.nullable(hijosDelParto)),
  deAmbos: z.optional(z.boolean()),
  comentario: z.optional(z.nullable(textoLibre)),
  /** Files that are added to it. */
  ficheros: z.optional(listaDeFicheros),
});

const diaSiHay = z.optional(z.nullable(z.union([dia, z.literal('')])));
/** The fields of a form so far, in `data` of `permisos.nuevo`. */
export const borradorPermiso = z.strictObject({
  id: z.optional(z.nullable(idLargo)),
  version: z.optional(z.nullable(version)),
  codigo: z.optional(z.nullable(z.union([codigoPermiso, z.literal('')]))),
  desde: diaSiHay,
  hasta: diaSiHay,
  hecho: diaSiHay,
  minutos: z.optional(z.nullable(minutosDelDia)),
  horaInicio: z.optional(z.nullable(z.union([horaDelDia, z.literal('')]))),
  grado: z.optional(z.nullable(gradoPedido)),
  viaje: z.optional(z.boolean()),
  km: z.optional(z.nullable(kilometros)),
  monoparental: z.optional(z.boolean()),
  hijos: z.optional(z.nullable(hijosDelParto)),
  deAmbos: z.optional(z.boolean()),
  comentario: z.optional(z.nullable(textoLibre)),
});

/** The input of `permisos.guardar`, for its form. */
export const entradaPermiso = z.extend(datosPermiso, alGuardar);

const nuevo = z.object({
  /** The fields as `data` says them; otherwise what they start with: those of the request that is changed, else none. */
  valores: z.object({
    codigo: z.nullable(z.string()),
    desde: z.nullable(fecha),
    hasta: z.nullable(fecha),
    hecho: z.nullable(fecha),
    minutos: z.nullable(z.int()),
    horaInicio: z.optional(z.nullable(z.string())),
    grado: z.nullable(z.int()),
    viaje: z.boolean(),
    km: z.nullable(z.int()),
    monoparental: z.boolean(),
    hijos: z.nullable(z.int()),
    deAmbos: z.boolean(),
    comentario: z.nullable(z.string()),
  }),
  /** Files that the request has already. */
  ficheros: z.array(ficheroVista),
  version: z.nullable(z.int()),
  /** The state of the request that is changed; null for a new one. */
  estado: z.nullable(estado),
  familia: familiaPropia,
  /** The kinds of permit that the person has on the first day, or today. */
  tipos: z.array(tipoPermiso),
  /** All the days that the permit gives, from its event on; null: it gives no such number, or not enough is known. */
  propuesta: z.nullable(z.object({ desde: fecha, hasta: fecha })),
  /** Null while the fields are not complete. */
  consecuencias: z.nullable(consecuenciasPermiso),
  /** Who will decide, in order. */
  decide: z.array(z.string()),
});

const ERRORES = [
  'permisos.tipo-no-existe',
  'permisos.demasiado-larga',
  'permisos.sin-dias',
  'permisos.fuera-de-contrato',
  'permisos.mes-cerrado',
  'permisos.solapada',
  'permisos.sin-saldo',
  'permisos.semanas-enteras',
  'permisos.antes-de-nacer',
  'permisos.fuera-de-plazo',
  'ficheros.no-existe',
  'ficheros.demasiados',
] as const;

const propio = { host: 'instance', acceso: 'permisos.ver:own', method: 'GET' } as const;
const gestion = { host: 'instance', acceso: 'permisos.gestionar:all', nuestra: true, soloTitular: true } as const;

const idsDe = z.array(id).check(z.maxLength(500));
const siNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

export const entradaFamilia = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: textoHasta(80).check(z.minLength(1)),
  pais: z.string().check(z.regex(/^[A-Z]{2}$/)),
  predeterminada: z.boolean(),
  centros: idsDe,
  departamentos: idsDe,
  personas: idsDe,
});

const cantidadDePermiso = entero.check(z.minimum(0), z.maximum(100_000));
const mesesDeEdad = entero.check(z.minimum(1), z.maximum(300));
/** A version of a permit in an agreement, from `vigente` on. `codigo` left out: a kind of the company's own, whose name makes its code. */
export const entradaRegla = z.strictObject({
  familia: id,
  /** That of the agreement. */
  version,
  codigo: z.optional(z.nullable(codigoPermiso)),
  nombre: z.optional(z.nullable(textoHasta(80))),
  norma: textoHasta(80),
  vigente: dia,
  hasta: z.optional(z.nullable(dia)),
  unidad: z.enum(UNIDADES_PERMISO),
  cantidad: z.nullable(cantidadDePermiso),
  porGrado: z.array(z.strictObject({ grado: gradoPedido, cantidad: cantidadDePermiso })).check(z.maxLength(2)),
  monoparental: z.optional(z.nullable(cantidadDePermiso)),
  viajeDias: entero.check(z.minimum(0), z.maximum(60)),
  distancias: z.array(z.strictObject({ km: kilometros, dias: entero.check(z.minimum(0), z.maximum(60)) })).check(z.maxLength(5)),
  ampliable: z.boolean(),
  contador: z.nullable(z.enum(CONTADORES_PERMISO)),
  pago: z.enum(PAGOS_PERMISO),
  justificante: z.nullable(z.enum(JUSTIFICANTES)),
  plazoDias: z.optional(z.nullable(entero.check(z.minimum(0), z.maximum(365)))),
  avisoDias: z.optional(z.nullable(entero.check(z.minimum(0), z.maximum(365)))),
  inicio: z.enum(INICIOS_PERMISO),
  edadMeses: z.optional(z.nullable(mesesDeEdad)),
  edadMesesAmbos: z.optional(z.nullable(mesesDeEdad)),
});

const familiasConTipos = z.object({ items: z.array(z.extend(familiaPropia, { tipos: z.array(tipoPermiso) })), total: z.int() });

const cualFamilia = z.strictObject({ id, version });

export const permisos = feature('permisos', {
  resumen: 'Permits: asking for them, what is left of each, and the agreements of the company.',
  modulo: 'permisos',
  esquemas: {
    TipoPermiso: tipoPermiso,
    FamiliaPropia: familiaPropia,
    CuentaPermiso: cuentaPermiso,
    ContadorPermiso: contadorPermiso,
    ConsecuenciasPermiso: consecuenciasPermiso,
    PermisoVista: permisoVista,
    LineaResumenPermiso: lineaResumen,
    ReglaGestionada: reglaGestionada,
    FamiliaGestionada: familiaGestionada,
  },
  campos: CAMPOS_DE_PERMISOS,
  permisos: { 'ver:own': ['empleado'], 'gestionar:all': ['admin'] },
  errores: {
    'tipo-no-existe': 422,
    'demasiado-larga': 422,
    'sin-dias': 422,
    'fuera-de-contrato': 422,
    'mes-cerrado': 409,
    solapada: 409,
    'sin-saldo': 409,
    'semanas-enteras': 422,
    'antes-de-nacer': 422,
    'fuera-de-plazo': 422,
    'familia-no-existe': 404,
    'nombre-repetido': 409,
    'asignacion-no-valida': 422,
    'regla-no-existe': 404,
    'regla-no-valida': 422,
    'regla-en-uso': 409,
  } satisfies Record<CodigoPermiso, number> & Record<string, number>,
  auditoria: {
    'crear-familia': 'familia',
    'cambiar-familia': 'familia',
    'cerrar-familia': 'familia',
    'reabrir-familia': 'familia',
    regla: 'familia',
    'quitar-regla': 'familia',
  },
  avisos: ['justificantes'],
  novedades: true,
  llamadas: {
    ...solicitudCalls({
      base: '/permisos',
      acceso: 'permisos.ver:own',
      eliminar: '/permisos/eliminarpeticion',
      datos: datosPermiso,
      vista: permisoVista,
      nuevo,
      errores: ERRORES,
    }),
    resumen: call({
      ...propio,
      path: '/permisos/resumen',
      resumen: 'Each kind of permit that the person has, with what was used of it in a year and what is left.',
      entrada: z.strictObject({ anio: z.optional(anio) }),
      salida: z.object({ ano: z.int(), familia: familiaPropia, items: z.array(lineaResumen), total: z.int() }),
      errores: [],
    }),
    informaciondias: call({
      ...propio,
      path: '/permisos/informaciondias',
      resumen: 'What some days of a permit would take, day by day, and what would be left of it.',
      entrada: z.strictObject({
        codigo: codigoPermiso,
        desde: dia,
        hasta: dia,
        hecho: z.optional(dia),
        minutos: z.optional(minutosDelDia),
        grado: z.optional(gradoPedido),
        viaje: z.optional(siNo),
        km: z.optional(kilometros),
        monoparental: z.optional(siNo),
        hijos: z.optional(hijosDelParto),
        deAmbos: z.optional(siNo),
      }),
      salida: z.object({ cuenta: cuentaPermiso, contadores: z.array(contadorPermiso) }),
      errores: ['permisos.tipo-no-existe', 'permisos.demasiado-larga'],
    }),
    familiasconvenio: call({
      ...propio,
      path: '/permisos/familiasconvenio',
      resumen: 'The agreement of the person with its kinds of permit and those of the law, as they hold today.',
      entrada: nada,
      salida: familiasConTipos,
      errores: [],
    }),
    familiasDe: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/permisos/familiasDe',
      resumen: "Somebody's agreement with its kinds of permit and those of the law, as they hold today.",
      entrada: z.strictObject({ persona: id }),
      salida: familiasConTipos,
      errores: ['solicitudes.no-existe'],
    }),
    pedirDe: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/permisos/pedir',
      cambia: ['solicitudes', 'registros', 'resumen', 'bandeja', 'mes'],
      resumen: "Asks for a permit in somebody's name. It is decided like their own request, never by whoever asked.",
      entrada: z.extend(datosPermiso, { persona: id }),
      salida: pedidaPorOtro,
      errores: [...AL_ENVIAR, ...ERRORES],
    }),
    familias: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/permisos/familias',
      resumen: 'All agreements of the company by name, and the permits by law of the countries where it has centres.',
      entrada: nada,
      salida: z.object({
        items: z.array(familiaGestionada),
        total: z.int(),
        leyes: z.array(z.object({ pais: z.string(), conocida: z.boolean(), tipos: z.array(tipoPermiso) })),
      }),
      errores: [],
    }),
    guardarFamilia: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/permisos/familias',
      resumen: 'Makes an agreement or changes it. Whoever had another one before has this one now.',
      entrada: entradaFamilia,
      salida: familiaGestionada,
      errores: ['permisos.familia-no-existe', 'permisos.nombre-repetido', 'permisos.asignacion-no-valida', 'general.cambiado-entretanto'],
    }),
    cerrarFamilia: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/permisos/familias/cerrar',
      resumen: 'Closes an agreement: it holds for nobody from now on. What was asked for keeps its rule.',
      entrada: cualFamilia,
      salida: familiaGestionada,
      errores: ['permisos.familia-no-existe', 'general.cambiado-entretanto'],
    }),
    reabrirFamilia: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/permisos/familias/reabrir',
      resumen: 'Opens a closed agreement again. It is given to nobody.',
      entrada: cualFamilia,
      salida: familiaGestionada,
      errores: ['permisos.familia-no-existe', 'permisos.nombre-repetido', 'general.cambiado-entretanto'],
    }),
    guardarRegla: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/permisos/reglas',
      resumen: 'Writes a permit of an agreement from a day on. Below the law it is written too, and said.',
      entrada: entradaRegla,
      salida: familiaGestionada,
      errores: ['permisos.familia-no-existe', 'permisos.regla-no-valida', 'general.cambiado-entretanto'],
    }),
    quitarRegla: call({
      ...gestion,
      method: 'DELETE',
      path: '/intranet/permisos/reglas',
      resumen: 'Takes a permit out of an agreement that does not hold yet.',
      entrada: z.strictObject({ familia: id, codigo: codigoPermiso, vigente: dia, version }),
      salida: familiaGestionada,
      errores: ['permisos.regla-no-existe', 'permisos.regla-en-uso', 'general.cambiado-entretanto'],
    }),
  },
});
