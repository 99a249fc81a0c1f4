import * as z from 'zod/mini';
import { call } from '../call.ts';
import { fecha, id, idLargo, instante, zona } from '../valores.ts';
import { CAMBIA_HOY, ERRORES_FIN, entradaPersonalizado, fichajeConsulta, hecho } from './clock-fields.ts';
import { diaPrevisto, hoy, minutos, tramo } from './vistas.ts';

const ver = { host: 'instance', method: 'GET', acceso: 'registros.ver:own' } as const;
const fichar = { host: 'instance', method: 'GET', acceso: 'registros.fichar:own', escribe: true } as const;

/** What can be done about a day that ends differently from the plan. */
export const finJornada = {
  mensajeConfirmacion: call({
    ...ver,
    path: '/registros/cargaMensajeConfirmacionJornadaWithTimeZone',
    resumen: 'Whether the day differs from the plan, and what the company offers to do about it.',
    entrada: z.strictObject({ tipo: id, timezone: z.optional(zona) }),
    salida: z.object({
      fecha,
      registroId: z.nullable(z.int()),
      /** The difference is larger than the schedule's courtesy. */
      difiere: z.boolean(),
      /** Null if the company hides one of the two values below. */
      diferenciaMinutos: z.nullable(z.int()),
      /** Null if the company hides totals (MostrarHorasTotalizadasJornada). */
      trabajadoMinutos: z.nullable(z.int()),
      /** Null if the company hides the plan (VerJornadaPrevista). */
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
    salida: z.object({
      fecha,
      previsto: z.nullable(diaPrevisto),
      tramos: z.array(tramo),
      /** Null if the company does not show totals. */
      minutos: z.nullable(minutos),
    }),
    errores: [],
  }),
  sugerido: call({
    ...fichar,
    path: '/registros/guardarFichajeSugeridoWithTimeZone',
    ...CAMBIA_HOY,
    resumen: 'After a clock-out: the day ends at the suggested hour, marked as suggested for ever.',
    entrada: fichajeConsulta,
    salida: hecho,
    errores: ERRORES_FIN,
  }),
  personalizado: call({
    ...fichar,
    path: '/registros/insertarRegistroPersonalizadoWithTimeZone',
    ...CAMBIA_HOY,
    resumen: 'After a clock-out: own start, end and pauses, marked as declared for ever.',
    entrada: entradaPersonalizado,
    salida: hecho,
    errores: ERRORES_FIN,
  }),
  presencia: call({
    ...fichar,
    path: '/registros/insertarRegistroPersonalizadoPresenciaWithTimeZone',
    ...CAMBIA_HOY,
    resumen: 'After a clock-out: one interval for each presence, marked as declared for ever.',
    entrada: fichajeConsulta,
    salida: hecho,
    errores: ERRORES_FIN,
  }),
  rectificarFin: call({
    ...fichar,
    path: '/registros/rectificarFinJornada',
    ...CAMBIA_HOY,
    resumen: 'Reopens today by voiding its clock-out.',
    entrada: z.strictObject({ id: idLargo }),
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
};
