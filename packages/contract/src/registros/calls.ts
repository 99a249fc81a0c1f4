import * as z from 'zod/mini';
import { cuentaBolsa } from '../bolsa.ts';
import { call } from '../call.ts';
import { decimal, entero, fecha, id, instante, nada, zona } from '../valores.ts';
import { ERRORES_FICHAJE, ERRORES_FIN, fichajeConsulta, fichajeCuerpo, fichajeEntregado, hecho } from './clock-fields.ts';
import { correcciones } from './correction-calls.ts';
import { correccion, diaPrevisto, diaVista, balance, balanceAnual, hoy, minutos, registro, retenido, tramo } from './vistas.ts';

const comun = { host: 'instance' } as const;
const ver = { ...comun, method: 'GET', acceso: 'registros.ver:own' } as const;
const fichar = { ...comun, method: 'GET', acceso: 'registros.fichar:own', escribe: true } as const;
const porId = z.strictObject({ id });

export const registros = {
  listado: call({
    ...ver,
    path: '/registros/listado',
    resumen: 'The records of one day, voided ones included.',
    entrada: z.strictObject({ filtro_fecha: z.optional(fecha) }),
    salida: z.object({
      fecha,
      items: z.array(registro),
      total: z.int(),
      correcciones: z.array(correccion),
      /** What came after the month had been closed: it waits for the month to be reopened. */
      retenidos: z.array(retenido),
      dia: diaVista,
    }),
    errores: [],
  }),
  byId: call({
    ...ver,
    path: '/registros/byId',
    resumen: 'One record.',
    entrada: porId,
    salida: registro,
    errores: ['registros.no-existe'],
  }),
  registrosHoy: call({ ...ver, path: '/registros/registrosHoy', resumen: 'All that home shows.', entrada: nada, salida: hoy, errores: [] }),
  guardar: call({
    ...comun,
    method: 'POST',
    path: '/registros',
    acceso: 'registros.fichar:own',
    resumen: 'Clocks: the main button and the offline queue.',
    entrada: fichajeCuerpo,
    salida: hecho,
    errores: ERRORES_FICHAJE,
  }),
  entregar: call({
    ...comun,
    method: 'POST',
    path: '/registros/entregar',
    acceso: 'registros.fichar:own',
    nuestra: true,
    tolera: true,
    resumen: 'Takes what waited on a device: into the record, or into keeping where its month has been closed meanwhile.',
    entrada: fichajeEntregado,
    /** `retenido`: kept; it is written when the month is reopened. */
    salida: z.object({ retenido: z.boolean(), hoy }),
    errores: ERRORES_FICHAJE,
  }),
  insertar: call({
    ...fichar,
    path: '/registros/insertarRegistroWithTimeZone',
    resumen: 'Clocks, with the same fields as query.',
    entrada: fichajeConsulta,
    salida: hecho,
    errores: ERRORES_FICHAJE,
  }),
  borrar: call({
    ...comun,
    method: 'DELETE',
    path: '/registros',
    acceso: 'registros.fichar:own',
    resumen: 'Voids a record: within ten seconds an undo, later a request to correct.',
    entrada: porId,
    salida: z.object({ resultado: z.enum(['anulado', 'solicitado']), hoy }),
    errores: [
      'registros.no-existe',
      'registros.ya-anulado',
      'registros.correccion-pendiente',
      'registros.mes-cerrado',
      'registros.conflicto',
    ],
  }),
  puedeFichar: call({
    ...ver,
    path: '/registros/puedeFichar',
    resumen: 'Whether and how the person may clock now.',
    entrada: nada,
    salida: z.object({ puede: z.boolean(), motivo: z.nullable(z.string()), acciones: z.array(z.int()), necesitaPosicion: z.boolean() }),
    errores: [],
  }),
  estaEnDistancia: call({
    ...ver,
    path: '/registros/estaEnDistanciaLatLngTz',
    resumen: 'How far a position is from the nearest centre, and whether that will do.',
    entrada: z.strictObject({
      latitud: decimal.check(z.minimum(-90), z.maximum(90)),
      longitud: decimal.check(z.minimum(-180), z.maximum(180)),
      timeZone: z.optional(zona),
      accuracy: z.optional(decimal.check(z.minimum(0))),
    }),
    salida: z.object({
      enDistancia: z.boolean(),
      distanciaMetros: z.nullable(z.int()),
      radioMetros: z.nullable(z.int()),
      centro: z.nullable(z.string()),
    }),
    errores: ['registros.zona-no-valida', 'registros.falta-posicion'],
  }),
  horasTrabajoHoy: call({
    ...ver,
    path: '/registros/horasTrabajoHoyNew',
    resumen: 'Minutes of today so far.',
    entrada: nada,
    salida: z.object({
      fecha,
      minutos: z.nullable(minutos),
      previstoMinutos: z.nullable(z.int()),
      situacion: z.enum(['fuera', 'trabajando', 'pausa', 'terminada']),
    }),
    errores: [],
  }),
  balance: call({
    ...ver,
    path: '/registros/balanceMinutosWithTimeZone',
    resumen: 'The balance of a month with the lines that add up to it.',
    entrada: z.strictObject({ timezone: z.optional(zona), ano: z.optional(entero), mes: z.optional(entero) }),
    salida: balance,
    errores: ['registros.zona-no-valida'],
  }),
  balanceAnual: call({
    ...ver,
    nuestra: true,
    path: '/registros/balanceAnual',
    resumen: 'The balance of a year, month by month, up to today; this year unless another is named.',
    entrada: z.strictObject({ ano: z.optional(entero.check(z.minimum(2000), z.maximum(2100))) }),
    salida: balanceAnual,
    errores: [],
  }),
  bolsa: call({
    ...ver,
    nuestra: true,
    path: '/registros/bolsa',
    resumen: 'The own hour bank: movements, and what is left of each grant and until when.',
    entrada: nada,
    salida: cuentaBolsa,
    errores: [],
  }),
  calendario: call({
    ...ver,
    path: '/registros/getCalendario',
    resumen: 'One month: each day with plan, work, balance, absence and incidences.',
    entrada: z.strictObject({ ano: entero.check(z.minimum(2000), z.maximum(2100)), mes: entero.check(z.minimum(1), z.maximum(12)) }),
    salida: z.object({
      ano: z.int(),
      mes: z.int(),
      /** The server's today in the zone of the person. */
      hoy: fecha,
      dias: z.array(diaVista),
      balance: z.nullable(balance),
      /** A closed month takes no more changes until somebody responsible reopens it. */
      cerrado: z.boolean(),
      /** False: nobody has confirmed this year's public holidays of the centre yet. */
      festivosConfirmados: z.boolean(),
    }),
    errores: [],
  }),
  leyenda: call({
    ...ver,
    path: '/registros/getLeyendaTurno',
    resumen: "The shifts of the person's schedules.",
    entrada: nada,
    salida: z.object({
      items: z.array(z.object({ codigo: z.string(), nombre: z.string(), inicio: z.string(), fin: z.string(), noche: z.boolean() })),
    }),
    errores: [],
  }),
  mensajeConfirmacion: call({
    ...ver,
    path: '/registros/cargaMensajeConfirmacionJornadaWithTimeZone',
    resumen: 'Whether the day differs from the plan, and what the company offers to do about it.',
    entrada: z.strictObject({ tipo: id, timezone: z.optional(zona) }),
    salida: z.object({
      fecha,
      registroId: z.nullable(z.int()),
      /** By more than the courtesy of the schedule. */
      difiere: z.boolean(),
      /** Null where the company does not show both of those below. */
      diferenciaMinutos: z.nullable(z.int()),
      /** Null where the company does not show totals (MostrarHorasTotalizadasJornada). */
      trabajadoMinutos: z.nullable(z.int()),
      /** Null where the company does not show it (VerJornadaPrevista). */
      previstoMinutos: z.nullable(z.int()),
      sugerencia: z.nullable(instante),
      opciones: z.array(z.enum(['sugerido', 'personalizado', 'presencia', 'rectificar', 'proyectos'])),
      mensaje: z.string(),
    }),
    errores: ['registros.tipo-no-valido', 'registros.zona-no-valida'],
  }),
  resumenTurno: call({
    ...ver,
    path: '/registros/cargaResumenTurno',
    resumen: 'Planned and recorded stretches of a day, for the screens of own times.',
    entrada: z.strictObject({ tipo: z.optional(id), fecha: z.optional(fecha) }),
    salida: z.object({ fecha, previsto: z.nullable(diaPrevisto), tramos: z.array(tramo), minutos }),
    errores: [],
  }),
  sugerido: call({
    ...fichar,
    path: '/registros/guardarFichajeSugeridoWithTimeZone',
    resumen: 'After a clock-out: the day ends at the suggested hour, marked as suggested for ever.',
    entrada: fichajeConsulta,
    salida: hecho,
    errores: ERRORES_FIN,
  }),
  personalizado: call({
    ...fichar,
    path: '/registros/insertarRegistroPersonalizadoWithTimeZone',
    resumen: 'After a clock-out: own start, end and pauses, marked as declared for ever.',
    entrada: z.extend(fichajeConsulta, { inicio: z.optional(instante) }),
    salida: hecho,
    errores: ERRORES_FIN,
  }),
  presencia: call({
    ...fichar,
    path: '/registros/insertarRegistroPersonalizadoPresenciaWithTimeZone',
    resumen: 'After a clock-out: one interval for each presence, marked as declared for ever.',
    entrada: fichajeConsulta,
    salida: hecho,
    errores: ERRORES_FIN,
  }),
  cambiarProyecto: call({
    ...fichar,
    path: '/registros/cambiarProyectoWithTimeZone',
    resumen: 'Closes the running project and opens another without ending work.',
    entrada: z.extend(fichajeConsulta, { tipo: z.optional(id) }),
    salida: hecho,
    errores: ERRORES_FICHAJE,
  }),
  rectificarFin: call({
    ...fichar,
    path: '/registros/rectificarFinJornada',
    resumen: 'Reopens today by voiding its clock-out.',
    entrada: porId,
    salida: z.object({ hoy }),
    errores: [
      'registros.no-existe',
      'registros.no-es-salida',
      'registros.ya-anulado',
      'registros.hora-no-permitida',
      'registros.mes-cerrado',
      'registros.conflicto',
    ],
  }),
  cargaObservaciones: call({
    ...ver,
    path: '/registros/cargaObservaciones',
    resumen: "A record's remark and its history.",
    entrada: porId,
    salida: z.object({
      registro,
      historia: z.array(z.object({ momento: instante, autor: z.string(), observaciones: z.nullable(z.string()) })),
    }),
    errores: ['registros.no-existe'],
  }),
  ...correcciones,
  guardarHorasProyectos: call({
    ...comun,
    method: 'POST',
    path: '/registros/guardarHorasProyectos',
    acceso: 'registros.proyectos:own',
    resumen: 'Spreads the minutes of a day over projects, in the place of the spread before.',
    entrada: z.strictObject({
      fecha,
      horas: z.array(z.strictObject({ Id: id, horasMinutos: entero.check(z.minimum(0), z.maximum(1500)) })).check(z.maxLength(200)),
    }),
    salida: z.object({ fecha, totalMinutos: z.int() }),
    errores: ['registros.proyecto-no-valido', 'registros.horas-de-mas', 'registros.mes-cerrado', 'registros.conflicto'],
  }),
};
