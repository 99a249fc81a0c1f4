import * as z from 'zod/mini';
import { MOTIVOS_CAMBIO } from '@jornada/domain/turnos/cambios/modelo.ts';
import { ESTADOS_CAMBIO } from '@jornada/domain/turnos/cambios/estados.ts';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { filtroAnio } from '../solicitudes/solicitud-calls.ts';
import { turnoDelPlan } from '../turnos/vistas.ts';
import { entero, fecha, filtroDe, filtroId, id, idLargo, nada, textoLibre, version } from '../valores.ts';
import { CAMPOS_DE_CAMBIOS } from './campos.ts';
import { llamadasDeOfertas, PLANES } from './ofertas.ts';
import {
  anilloVista,
  avisoCambioVista,
  cambioLinea,
  cambioVista,
  cesionVista,
  configTurnos,
  consecuenciasCambioVista,
  diaDeTurnos,
  encaje,
  estadoCambio,
  noEncajan,
  obstaculoCambioVista,
  ofertaTurno,
  resumenCambio,
} from './vistas.ts';

/** A day of this century. */
const dia = fecha.check(z.regex(/^20/));
const diaSiHay = z.optional(
  z.pipe(
    z.union([dia, z.literal('')]),
    z.transform((text) => text || undefined),
  ),
);
/** A day that one gives to another, as it is now. */
const cesion = z.strictObject({ de: id, a: id, fecha: dia });
const filtroEstadoCambio = filtroDe(ESTADOS_CAMBIO);
/** At most: a ring of four who each give a week. */
const cesiones = z.array(cesion).check(z.minLength(1), z.maxLength(28));
const cual = z.strictObject({ id: idLargo, version });
const siNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);
const comentario = z.optional(z.nullable(textoLibre));
/** Days with commas: one, or those of a week. */
const fechas = z.string().check(z.regex(/^20\d\d-\d\d-\d\d(?:,20\d\d-\d\d-\d\d){0,6}$/));
/** Shifts that an answer names by their `clave`. */
const turnos = z.array(turnoDelPlan);

/** What is sent to propose a change. */
export const entradaCambio = z.strictObject({ cesiones, comentario });
/** The fields of the form so far, in `data`. */
export const borradorCambio = z.strictObject({
  fechas: z.optional(z.array(dia).check(z.maxLength(7))),
  con: z.optional(z.nullable(id)),
  devuelve: z.optional(z.array(dia).check(z.maxLength(7))),
  comentario,
});

const propio = { host: 'instance', acceso: 'turnos.cambiar:own' } as const;
/** To look at one's own shifts: what whoever may not change them has, too. */
const mirar = { host: 'instance', acceso: 'turnos.ver:own' } as const;
const nuestro = { ...propio, nuestra: true } as const;
const AL_DECIDIR = ['solicitudes.no-existe', 'solicitudes.ya-decidida', 'general.cambiado-entretanto', 'cambio-turnos.no-vale'] as const;

/** Changes of shifts between people, and shifts that are offered. */
export const cambioTurnos = feature('cambio-turnos', {
  resumen: 'Changes of shifts: proposing them, agreeing, validating; shifts that are offered, and rings of several people.',
  esquemas: {
    Cesion: cesionVista,
    ObstaculoCambio: obstaculoCambioVista,
    AvisoCambio: avisoCambioVista,
    ConsecuenciasCambio: consecuenciasCambioVista,
    ResumenCambio: resumenCambio,
    CambioLinea: cambioLinea,
    CambioVista: cambioVista,
    DiaDeTurnos: diaDeTurnos,
    EncajeCambio: encaje,
    NoEncajan: noEncajan,
    OfertaTurno: ofertaTurno,
    AnilloTurnos: anilloVista,
    ConfigTurnos: configTurnos,
  },
  errores: {
    'no-vale': 409,
    'ya-validado': 409,
    'sin-dias': 422,
    'no-participas': 403,
    'oferta-no-existe': 404,
    'ya-tiene-dueno': 409,
    'oferta-cerrada': 409,
    'persona-no-existe': 404,
    'centro-no-existe': 404,
    'hay-que-devolver': 422,
    'sin-ofertas': 409,
  },
  auditoria: { ofrecer: 'oferta', elegir: 'oferta', 'retirar-oferta': 'oferta' },
  avisos: ['cambios-de-turno'],
  novedades: true,
  campos: CAMPOS_DE_CAMBIOS,
  llamadas: {
    listado: call({
      ...propio,
      method: 'GET',
      path: '/cambioturnos/listado',
      resumen:
        'Changes that concern the caller: what waits for them first, then what they sent or agreed to, the latest first. `quien` `equipo`: those that they may validate, and those of their people that still wait for a colleague.',
      entrada: z.strictObject({
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
        sort: z.optional(z.enum(['creada', 'desde', 'estado'])),
        dir: z.optional(z.enum(['ASC', 'DESC'])),
        filtro_Anio: filtroAnio,
        filtro_Estado: filtroEstadoCambio,
        EstadoId: filtroEstadoCambio,
        CambioTurnoId: z.optional(idLargo),
        FechaInicio: diaSiHay,
        FechaFin: diaSiHay,
        CentroId: filtroId,
        quien: z.optional(z.enum(['todos', 'esperan', 'enviados', 'recibidos', 'equipo'])),
      }),
      salida: z.object({ items: z.array(cambioLinea), total: z.int(), esperan: z.int(), turnos }),
      errores: [],
    }),
    estados: call({
      ...propio,
      method: 'GET',
      path: '/cambioturnos/estados',
      resumen: 'The states of a change, with their names in the language of the person.',
      entrada: nada,
      salida: z.object({ items: z.array(z.object({ id: estadoCambio, nombre: z.string() })) }),
      errores: [],
    }),
    anios: call({
      ...propio,
      method: 'GET',
      path: '/cambioturnos/anios',
      resumen: 'The years that have changes of the caller, and the current one, the latest first.',
      entrada: nada,
      salida: z.object({ items: z.array(z.int()) }),
      errores: [],
    }),
    nuevo: call({
      ...propio,
      method: 'GET',
      path: '/cambioturnos/nuevo',
      resumen: 'What the form starts from, and what its fields would mean. `data`: the fields as JSON, also incomplete.',
      entrada: z.strictObject({ data: z.optional(z.string().check(z.maxLength(4000))) }),
      salida: z.object({
        valores: z.object({
          fechas: z.array(fecha),
          con: z.nullable(z.int()),
          devuelve: z.array(fecha),
          comentario: z.nullable(z.string()),
        }),
        config: configTurnos,
        resumen: z.nullable(resumenCambio),
        /** Who will decide when all have agreed, in order. */
        decide: z.array(z.string()),
        /** Who is asked to find somebody where nobody fits. */
        ayuda: z.nullable(z.string()),
        turnos,
      }),
      errores: ['general.datos-no-validos', 'cambio-turnos.persona-no-existe'],
    }),
    empleados: call({
      ...propio,
      method: 'GET',
      path: '/cambioturnos/empleados',
      costosa: true,
      resumen:
        'With whom the caller can change some days, best first, and with whom not, by reason. From `desde` to `hasta` they may be given back.',
      entrada: z.strictObject({ fechas, desde: diaSiHay, hasta: diaSiHay, sinDevolver: z.optional(siNo) }),
      salida: z.object({ encajan: z.array(encaje), noEncajan: z.array(noEncajan), turnos }),
      errores: ['cambio-turnos.sin-dias'],
    }),
    diasturnos: call({
      ...mirar,
      method: 'GET',
      path: '/cambioturnos/diasturnos',
      resumen: 'The own shifts in weeks, at most six of them, with why a day cannot be given away.',
      entrada: z.strictObject({ desde: diaSiHay, hasta: diaSiHay }),
      salida: z.object({
        hoy: fecha,
        desde: fecha,
        hasta: fecha,
        semanas: z.array(z.object({ lunes: fecha, dias: z.array(diaDeTurnos) })),
        /** The last day that is published of those; null: none is. */
        publicadoHasta: z.nullable(fecha),
        turnos,
      }),
      errores: [],
    }),
    turnos: call({
      ...propio,
      method: 'GET',
      path: '/cambioturnos/turnos',
      costosa: true,
      resumen:
        'Shifts that are offered at the places of the caller, and, with `fechas`, rings in which everybody gives what they offered and takes what they accept.',
      entrada: z.strictObject({
        fechas: z.optional(fechas),
        desde: diaSiHay,
        hasta: diaSiHay,
        codigos: z.optional(z.string().check(z.maxLength(200))),
      }),
      salida: z.object({
        ofertas: z.array(ofertaTurno),
        anillos: z.array(anilloVista),
        isAgotado: z.boolean(),
        turnos,
      }),
      errores: ['cambio-turnos.sin-dias'],
    }),
    byId: call({
      ...propio,
      method: 'GET',
      path: '/cambioturnos/byId',
      resumen: 'One change, for those whose plan it changes and those who decide about it.',
      entrada: z.strictObject({ id: idLargo }),
      salida: z.object({ cambio: cambioVista, turnos }),
      errores: ['solicitudes.no-existe'],
    }),
    leyenda: call({
      ...mirar,
      method: 'GET',
      path: '/cambioturnos/leyenda',
      resumen: 'The shifts of the place of the caller, the posts, and why a change may be refused, with their names.',
      entrada: nada,
      salida: z.object({
        turnos,
        puestos: z.array(z.object({ id: z.int(), nombre: z.string() })),
        motivos: z.array(z.object({ id: z.enum(MOTIVOS_CAMBIO), nombre: z.string() })),
      }),
      errores: [],
    }),
    obtenerconfigturnos: call({
      ...propio,
      method: 'GET',
      path: '/cambioturnos/obtenerconfigturnos',
      resumen: 'How the company lets people change shifts.',
      entrada: nada,
      salida: configTurnos,
      errores: [],
    }),
    obtenerresumensolicitud: call({
      ...propio,
      method: 'GET',
      path: '/cambioturnos/obtenerresumensolicitud',
      resumen: 'What a change would mean for everybody in it, before it is sent. `cesiones`: as JSON, `[{de, a, fecha}]`.',
      entrada: z.strictObject({ cesiones: z.string().check(z.maxLength(4000)) }),
      salida: z.object({ resumen: resumenCambio, turnos }),
      errores: ['general.datos-no-validos', 'cambio-turnos.persona-no-existe', 'cambio-turnos.no-participas'],
    }),
    insertar: call({
      ...propio,
      method: 'PUT',
      path: '/cambioturnos/insertar',
      cambia: ['bandeja'],
      resumen: 'Proposes a change. The others are asked at once.',
      entrada: entradaCambio,
      salida: z.object({ cambio: cambioVista, turnos }),
      errores: [
        'cambio-turnos.no-vale',
        'cambio-turnos.no-participas',
        'cambio-turnos.persona-no-existe',
        'cambio-turnos.hay-que-devolver',
        'solicitudes.sin-decisor',
        'general.clave-reutilizada',
      ],
    }),
    aceptar: call({
      ...nuestro,
      soloTitular: true,
      method: 'POST',
      path: '/cambioturnos/aceptar',
      cambia: ['bandeja', 'login.conToken'],
      resumen: 'Agrees to a change of others. It is checked again.',
      entrada: cual,
      salida: z.object({ cambio: cambioVista, turnos }),
      errores: [...AL_DECIDIR],
    }),
    declinar: call({
      ...nuestro,
      soloTitular: true,
      method: 'POST',
      path: '/cambioturnos/declinar',
      cambia: ['bandeja', 'login.conToken'],
      resumen: 'Does not agree to a change, with a reason or without.',
      entrada: z.extend(cual, { motivo: z.optional(z.nullable(textoLibre)) }),
      salida: z.object({ cambio: cambioVista, turnos }),
      errores: [...AL_DECIDIR],
    }),
    validarrechazar: call({
      ...propio,
      method: 'POST',
      path: '/cambioturnos/validarrechazar',
      soloTitular: true,
      cambia: ['bandeja', 'login.conToken', 'solicitudes', ...PLANES],
      resumen:
        'Validates a change to which all have agreed, or rejects it with a reason. Validated, it is written into the plan of all at once.',
      entrada: z.extend(cual, { validar: z.boolean(), motivo: z.optional(z.nullable(textoLibre)) }),
      salida: z.object({ cambio: cambioVista, turnos }),
      errores: [...AL_DECIDIR, 'solicitudes.no-decides', 'solicitudes.falta-motivo', 'solicitudes.en-mes-cerrado'],
    }),
    eliminar: call({
      ...propio,
      method: 'DELETE',
      path: '/cambioturnos/eliminar',
      cambia: ['bandeja', 'login.conToken'],
      resumen: 'Takes back a change that waits, or that one agreed to it. What is validated is undone by another change only.',
      entrada: z.strictObject({ id: idLargo, version: z.optional(version) }),
      salida: z.object({ cambio: cambioVista, turnos }),
      errores: ['solicitudes.no-existe', 'solicitudes.ya-decidida', 'general.cambiado-entretanto'],
    }),
    ...llamadasDeOfertas,
  },
});
